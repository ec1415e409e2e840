import { afterEach, describe, expect, test } from 'bun:test';
import type { Socket, TCPSocketListener, TLSOptions } from 'bun';
import { aCertificate } from '#api/testing/certificate';
import { createProbe } from './probe.ts';

const servers: TCPSocketListener[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.stop(true);
});

/** Starts a server that lets the test answer on the raw socket. */
function listen(answer: (socket: Socket) => void, tls?: TLSOptions) {
  const heard: string[] = [];
  const server = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    ...(tls && { tls }),
    socket: {
      data(socket, data) {
        heard.push(data.toString());
        answer(socket);
      },
      error() {},
    },
  });
  servers.push(server);
  return { heard, port: server.port };
}

const probe = (port: number, signal = AbortSignal.timeout(5_000)) =>
  createProbe()({
    url: new URL(`http://demo.example:${port}/a%20b?c`),
    address: '127.0.0.1',
    method: 'HEAD',
    signal,
  });

test('connects to the given address with the host name', async () => {
  const { port, heard } = listen((socket) => void socket.write('HTTP/1.1 204 No Content\r\n\r\n'));
  expect(await probe(port)).toEqual({ status: 204, location: null, certificateEndsAt: null });
  expect(heard.join('')).toBe(
    [
      'HEAD /a%20b?c HTTP/1.1',
      `Host: demo.example:${port}`,
      'User-Agent: demo-check',
      'Accept: */*',
      'Connection: close',
      '\r\n',
    ].join('\r\n'),
  );
});

test('reads the target of a redirect', async () => {
  const moved = 'HTTP/1.1 301 Moved\r\nServer: x\r\nlocation:  https://demo.example/new\r\n\r\n';
  const { port } = listen((socket) => void socket.write(moved));
  expect(await probe(port)).toMatchObject({ status: 301, location: 'https://demo.example/new' });
});

test('does not wait for a response body that never ends', async () => {
  const { port } = listen((socket) => void socket.write('HTTP/1.1 200 OK\r\n\r\nfor ever and'));
  expect((await probe(port)).status).toBe(200);
});

test.each([
  [
    'a response that is not HTTP',
    (socket: Socket) => void socket.write('SSH-2.0-OpenSSH_9.6\r\n\r\n'),
  ],
  [
    'a head without an end',
    (socket: Socket) => void socket.write(`HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(4_000)}`),
  ],
  ['a line that is cut', (socket: Socket) => void socket.end()],
])('fails on %s', async (_, answer) => {
  const { port } = listen(answer);
  await expect(probe(port)).rejects.toThrow();
});

test('fails if the port is closed', async () => {
  const { port } = listen(() => {});
  for (const server of servers.splice(0)) server.stop(true);
  await expect(probe(port)).rejects.toThrow();
});

test('times out without a response', async () => {
  const waiting = new AbortController();
  const { port } = listen(() => waiting.abort());
  await expect(probe(port, waiting.signal)).rejects.toThrow();
});

test('waits for the final response after informational ones', async () => {
  const early = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n';
  const { port } = listen((socket) => {
    socket.write(early);
    socket.write('HTTP/1.1 503 Busy\r\n\r\n');
  });
  expect((await probe(port)).status).toBe(503);
});

describe('over TLS', () => {
  const certificate = aCertificate({ names: ['demo.example'], addresses: ['127.0.0.1'] });
  const elsewhere = aCertificate({ names: ['127.0.0.1'], addresses: ['10.9.9.9'] });

  function serve({ key, cert }: { key: string; cert: string }) {
    return listen((socket) => void socket.write('HTTP/1.1 200 OK\r\n\r\n'), { key, cert });
  }

  const askSecurely = (host: string, port: number, trust: { ca?: string }) =>
    createProbe(trust)({
      url: new URL(`https://${host}:${port}/`),
      address: '127.0.0.1',
      method: 'GET',
      signal: AbortSignal.timeout(5_000),
    });

  test('accepts a trusted certificate for the host name', async () => {
    const { port } = serve(certificate);
    const trust = { ca: certificate.cert };
    expect(await askSecurely('demo.example', port, trust)).toMatchObject({
      status: 200,
      certificateEndsAt: new Date('2049-01-01T00:00:00Z'),
    });
  });

  test('refuses a certificate for another host', async () => {
    const { port, heard } = serve(certificate);
    const asking = askSecurely('other.example', port, { ca: certificate.cert });
    await expect(asking).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    expect(heard).toEqual([]);
  });

  test('refuses a self-signed certificate', async () => {
    const { port, heard } = serve(certificate);
    const asking = askSecurely('demo.example', port, {});
    await expect(asking).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect(heard).toEqual([]);
  });

  test('requires the certificate of an IP address to list it', async () => {
    const right = serve(certificate);
    const trust = { ca: certificate.cert };
    expect((await askSecurely('127.0.0.1', right.port, trust)).status).toBe(200);
    const wrong = serve(elsewhere);
    const asking = askSecurely('127.0.0.1', wrong.port, { ca: elsewhere.cert });
    await expect(asking).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  });
});
