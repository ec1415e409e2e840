import { expect, test } from 'bun:test';
import { freePort } from '../testing/free-port.ts';
import { findPortOwner } from './port-owner.ts';

test.if(process.platform === 'linux')('names the process that listens on a port', async () => {
  const server = Bun.serve({
    port: freePort(),
    hostname: '127.0.0.1',
    fetch: () => new Response(),
  });
  expect(findPortOwner(Number(server.port))).toBe(process.pid);
  await server.stop(true);
  expect(findPortOwner(Number(server.port))).toBeUndefined();
});
