import { expect, test } from 'bun:test';
import { portHolder } from './port-owner.ts';

test.if(process.platform === 'linux')('names the process that listens on a port', async () => {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() });
  expect(portHolder(Number(server.port))).toBe(process.pid);
  await server.stop(true);
  expect(portHolder(Number(server.port))).toBeUndefined();
});
