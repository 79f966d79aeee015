// The pages for people, in a real Chromium: the explorer with a key, pages, a file and without a key; the documentation.
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before, describe } from 'node:test';
import { type Browser, chromium, type Page, startBrowser } from './support/browser.ts';
import { type Service, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 12, rateLimit: 100_000 });
});
after(() => service.stop());

test('pages and what they load come from here, under a policy that lets nothing else in', async () => {
  const seen = new Set<string>();
  const queue = ['/graphiql', '/docs'];
  for (const path of queue) {
    if (seen.has(path) || !/^\/(graphiql|docs)/.test(path)) continue;
    seen.add(path);
    const response = await fetch(service.base + path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    const policy = response.headers.get('content-security-policy')!;
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe|http|\*/);
    const text = await response.text();
    if (!response.headers.get('content-type')!.startsWith('text/html')) continue;
    assert.doesNotMatch(text, /<script(?![^>]* src=)|<style| style=| on[a-z]+=|(src|href)="(https?:)?\/\//i, path);
    queue.push(...[...text.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, link]) => link!));
    const tag = response.headers.get('etag')!;
    assert.equal((await fetch(service.base + path, { headers: { 'if-none-match': tag } })).status, 304);
  }
  assert.ok(seen.has('/graphiql/graphiql.js'));
  for (const path of ['/graphiql/nothing', '/graphiql/../package.json', '/docs/..%2f..%2fpackage.json']) {
    const { status } = await fetch(service.base + path);
    assert.ok(status === 404 || status === 401, path);
  }
  assert.equal((await fetch(`${service.base}/graphiql`, { method: 'POST' })).status, 405);
});

const skip = chromium ? false : 'there is no Chromium on this machine: install it, or name it in CHROMIUM';

describe('in Chromium', { skip }, () => {
  let browser: Browser;
  let page: Page;
  let folder: string;
  before(async () => {
    browser = await startBrowser();
    folder = await mkdtemp(join(tmpdir(), 'svend-pages-'));
  });
  after(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  /** All of an editor or answer; what is out of sight is not in the page. */
  const textOf = (selector: string): string =>
    `document.querySelector('${selector} .CodeMirror')?.CodeMirror.getValue()`;
  const answer = textOf('.graphiql-response');

  async function choose(name: string): Promise<void> {
    await page.evaluate(`(() => { const list = document.querySelector('#examples');
      list.selectedIndex = [...list.options].findIndex(option => option.text === ${JSON.stringify(name)});
      list.dispatchEvent(new Event('change')); })()`);
  }

  test('without a key the explorer says what to do, and documents the schema all the same', async () => {
    page = await browser.newPage();
    await page.open(`${service.base}/graphiql`);
    await page.until(`document.querySelector('.graphiql-execute-button')`);
    await page.until(`!document.querySelector('#notice').hidden`);
    await page.click('.graphiql-execute-button');
    await page.until(`${answer}?.includes('No API key yet')`);
    await page.click('[aria-label="Show Documentation Explorer"]');
    await page.until(`document.querySelector('.graphiql-doc-explorer-content')?.innerText.includes('Query')`);
    await page.click('[aria-label="Hide Documentation Explorer"]');
  });

  test('a wrong key is told; a good one is kept in the tab only', async () => {
    await page.type('#key', 'svend_wrong');
    await page.click('#key-form button');
    await page.until(`document.querySelector('#who').innerText === 'This key is not valid.'`);
    await page.type('#key', service.a.key);
    await page.click('#key-form button');
    await page.until(`document.querySelector('#who').innerText === 'Tenant A'`);
    assert.equal(await page.evaluate('document.querySelector("#notice").hidden'), true);
    assert.equal(await page.evaluate(`Object.values(localStorage).join().includes('${service.a.key}')`), false);
    assert.equal(await page.evaluate('document.cookie'), '');
  });

  test('an example runs, shows what it used up, and goes on page by page', async () => {
    await page.click('.graphiql-execute-button');
    await page.until(`${answer}?.includes('"nextCursor": "')`);
    const first = await page.evaluate<string>(answer);
    assert.match(await page.evaluate<string>('document.querySelector("#cost").innerText'), /^6 \(actual 6\)$/);
    assert.match(await page.evaluate<string>('document.querySelector("#requests").innerText'), /^\d+ of 100000$/);
    assert.match(await page.evaluate<string>('document.querySelector("#points").innerText'), /^[\d,]+ \(\+\d+\/s\)$/);
    await page.click('#next');
    await page.until(`${answer}?.includes('"previousCursor": "')`);
    const second = await page.evaluate<string>(answer);
    const ids = (text: string): number[] => JSON.parse(text).data.cases.items.map((item: { id: number }) => item.id);
    assert.equal(new Set([...ids(first), ...ids(second)]).size, 10);
  });

  test('a file is uploaded', async () => {
    const path = join(folder, 'måling.txt');
    await writeFile(path, 'målt');
    const { json } = await service.a.graphql('{ cases { items { id } } }');
    const caseId = json.data.cases.items[0].id;
    await choose('Upload a file to a case');
    await page.until(`${textOf('.graphiql-query-editor')}?.includes('uploadCaseDocument')`);
    await page.evaluate(
      `document.querySelectorAll('.graphiql-editor-tool .CodeMirror')[0].CodeMirror.setValue('{"caseId": ${caseId}}')`,
    );
    await page.attach('#files', [path]);
    await page.until(`document.querySelector('#files-text').innerText === 'måling.txt'`);
    await page.evaluate('new Promise(resolve => setTimeout(resolve, 300))');
    await page.click('.graphiql-execute-button');
    await page.until(`${answer}?.includes('"filename": "måling.txt"')`);
    const [row] = await service.sql('select filename, size from case_documents where case_id = $1 order by id desc', [
      caseId,
    ]);
    assert.deepEqual(row, ['måling.txt', '5']);
  });

  test('every example is valid', async () => {
    const { examples } = (await import(new URL('../public/examples.js', import.meta.url).href)) as {
      examples: { name: string; query: string; variables?: Record<string, unknown> }[];
    };
    for (const { name, query, variables } of examples) {
      if (name.startsWith('Upload')) continue;
      const { json } = await service.a.graphql(query, variables);
      for (const error of json.errors ?? []) assert.notEqual(error.type, 'GraphQLError', `${name}: ${error.message}`);
    }
  });

  test('the documentation shows both surfaces and finds names', async () => {
    const docs = await browser.newPage();
    await docs.open(`${service.base}/docs`);
    await docs.until(`document.getElementById('graphql/cases')`);
    assert.ok((await docs.evaluate<number>('document.querySelectorAll(".entry").length')) > 300);
    await docs.type('#find', 'uploadCase');
    await docs.evaluate(`document.querySelector('#find').dispatchEvent(new Event('input'))`);
    await docs.until(
      `document.querySelectorAll('.entry').length < 10 && document.getElementById('graphql/uploadCaseDocument')`,
    );
    await docs.open(`${service.base}/docs#rest`);
    await docs.evaluate(`(document.querySelector('#find').value = '', document.querySelector('#find').oninput())`);
    await docs.until(`document.getElementById('rest/get/cases')`);
    if (process.env.SCREENSHOTS) await docs.screenshot(join(process.env.SCREENSHOTS, 'docs-rest.png'));
    await docs.open(`${service.base}/docs#graphql/createHour`);
    await docs.until(`document.getElementById('graphql/createHour')`);
    if (process.env.SCREENSHOTS) await docs.screenshot(join(process.env.SCREENSHOTS, 'docs-graphql.png'));
    assert.deepEqual(docs.complaints, []);
  });

  test('no page complains: nothing was refused by its policy', async () => {
    if (process.env.SCREENSHOTS) await page.screenshot(join(process.env.SCREENSHOTS, 'explorer.png'));
    assert.deepEqual(
      page.complaints.filter(text => !/status of 401/.test(text)),
      [],
    );
  });
});
