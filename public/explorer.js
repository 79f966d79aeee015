// The explorer: GraphiQL with a key that stays in this tab, examples, files, pages, and what a request used up.
/* global GraphiQL, React, ReactDOM */
import { examples } from './examples.js';

const at = id => document.getElementById(id);
const stored = 'svend-key';
let key = sessionStorage.getItem(stored) ?? '';
let last = null;

const noKey =
  'No API key yet. Paste one into the field at the top: `npm start` prints one on its first start, and `svend key create` makes more.';

/** GraphiQL asks for one operation; files that are attached go into its variables of type Upload. */
async function fetcher({ query, variables, operationName }) {
  // The schema is public: documentation and completion work before there is a key.
  if (operationName === 'IntrospectionQuery') return { data: await (await fetch('/graphiql/schema.json')).json() };
  if (!key) {
    at('notice').hidden = false;
    return { errors: [{ message: noKey }] };
  }
  const begun = performance.now();
  const response = await send({ query, variables, operationName });
  const answer = await response.json();
  at('took').textContent = `${Math.round(performance.now() - begun)} ms`;
  show(response, answer);
  if (response.status === 401) tell('wrong', 'This key is not valid.');
  last = { query, variables, cursor: cursorIn(answer) };
  at('next').disabled = !last.cursor || !/\$cursor\b/.test(query);
  // The foot of the page shows the cost.
  const { extensions: { cost, ...others } = {}, ...shown } = answer;
  return Object.keys(others).length > 0 ? { ...shown, extensions: others } : shown;
}

function send(operation) {
  const headers = { authorization: `Bearer ${key}`, 'x-query-cost': '1' };
  const form = formOf(operation, [...at('files').files]);
  if (form) return fetch('/graphql', { method: 'POST', headers, body: form });
  headers['content-type'] = 'application/json';
  return fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(operation) });
}

/** By the GraphQL multipart request specification: https://github.com/jaydenseric/graphql-multipart-request-spec */
function formOf(operation, files) {
  const wanted = [...operation.query.matchAll(/\$(\w+)\s*:\s*(\[?)\s*Upload\b/g)];
  if (wanted.length === 0 || files.length === 0) return null;
  const map = {};
  for (const [, name, list] of wanted) {
    const taken = Object.keys(map).length;
    const count = list ? files.length - taken : Math.min(1, files.length - taken);
    for (let n = 0; n < count; n++) map[taken + n] = [`variables.${name}${list ? `.${n}` : ''}`];
  }
  const form = new FormData();
  form.append('operations', JSON.stringify(operation));
  form.append('map', JSON.stringify(map));
  for (const part of Object.keys(map)) form.append(part, files[part]);
  return form;
}

function show({ headers }, { extensions }) {
  const left = headers.get('x-ratelimit-remaining');
  if (left !== null) at('requests').textContent = `${left} of ${headers.get('x-ratelimit-limit')}`;
  const cost = extensions?.cost;
  at('cost').textContent = cost ? `${cost.requested} (actual ${cost.actual})` : '–';
  if (cost) at('points').textContent = `${cost.remaining.toLocaleString('en')} (+${Math.round(cost.restoreRate)}/s)`;
}

function cursorIn({ data }) {
  return Object.values(data ?? {}).find(value => value?.nextCursor)?.nextCursor ?? null;
}

function tell(className, text) {
  at('who').className = className;
  at('who').textContent = text;
}

async function useKey(given) {
  key = given.trim();
  if (!key) sessionStorage.removeItem(stored);
  else sessionStorage.setItem(stored, key);
  at('notice').hidden = key !== '';
  if (!key) return tell('', '');
  const response = await send({ query: '{ company { name } }' });
  const answer = await response.json();
  show(response, answer);
  if (response.ok) tell('known', answer.data?.company?.name ?? 'Key accepted');
  else
    tell('wrong', answer.errors?.[0]?.message === 'Unauthenticated.' ? 'This key is not valid.' : 'Try again later.');
}

function Explorer() {
  const [shown, setShown] = React.useState({
    query: examples[0].query,
    variables: JSON.stringify(examples[0].variables, null, 2),
  });
  React.useEffect(() => {
    at('examples').onchange = ({ target }) => {
      const { query, variables } = examples[target.value];
      setShown({ query, variables: variables ? JSON.stringify(variables, null, 2) : '' });
      at('next').disabled = true;
    };
    at('next').onclick = () => {
      const variables = { ...last.variables, cursor: last.cursor };
      setShown({ query: last.query, variables: JSON.stringify(variables, null, 2) });
      // The editors take the new variables over before the operation runs.
      setTimeout(() => document.querySelector('.graphiql-execute-button').click(), 50);
    };
  }, []);
  return React.createElement(GraphiQL, {
    fetcher,
    query: shown.query,
    variables: shown.variables,
    onEditQuery: query => setShown(before => ({ ...before, query })),
    onEditVariables: variables => setShown(before => ({ ...before, variables })),
    isHeadersEditorEnabled: false,
    shouldPersistHeaders: false,
    defaultEditorToolsVisibility: 'variables',
    forcedTheme: 'light',
  });
}

for (const [index, { name }] of examples.entries()) at('examples').append(new Option(name, index));
at('key').value = key;
at('key-form').onsubmit = event => {
  event.preventDefault();
  useKey(at('key').value);
};
at('files').onchange = ({ target: { files } }) => {
  document.querySelector('.file').classList.toggle('chosen', files.length > 0);
  at('files-text').textContent =
    files.length === 0 ? 'Attach files' : files.length === 1 ? files[0].name : `${files.length} files`;
};
ReactDOM.createRoot(at('graphiql')).render(React.createElement(Explorer));
await useKey(key);
