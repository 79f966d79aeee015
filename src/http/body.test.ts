import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import test from 'node:test';
import { hangUpLate } from './body.ts';

test('who has its answer and never ends its request is hung up on, and nobody else', async t => {
  const server = createServer(async (request, response) => {
    // As a small body is read: before the request is known to be complete.
    await Promise.resolve();
    request.read();
    response.end('answered');
    hangUpLate(request, 200);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;

  const slow = connect(port, '127.0.0.1');
  const begun = performance.now();
  slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345');
  assert.match(await text(slow), /answered/);
  assert.ok(performance.now() - begun >= 190);

  const patient = connect(port, '127.0.0.1');
  t.after(() => patient.destroy());
  let answers = '';
  patient.on('data', data => (answers += data));
  const ask = (last: string): boolean =>
    patient.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345678${last}`);
  ask('90');
  ask('9');
  await new Promise(resolve => setTimeout(resolve, 100));
  patient.write('0');
  await new Promise(resolve => setTimeout(resolve, 300));
  ask('90');
  await new Promise(resolve => setTimeout(resolve, 50));
  assert.equal(answers.split('answered').length - 1, 3);
  assert.equal(patient.destroyed, false);
});
