import { expect, test } from 'bun:test';
import { aCertificate } from '#api/testing/certificate';
import { createCertificateCheck, readCertificateEnd } from './certificate.ts';

const now = () => new Date('2026-01-15T12:00:00.000Z');

test('reads the end of the certificate that visitors get, trusted or not', async () => {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () => new Response(),
    tls: aCertificate({ names: [], addresses: ['127.0.0.1'] }),
  });
  const check = createCertificateCheck({ baseUrl: `https://127.0.0.1:${server.port}`, now });
  expect(await check()).toEqual({
    host: `127.0.0.1:${server.port}`,
    endsAt: '2049-01-01T00:00:00.000Z',
    checkedAt: '2026-01-15T12:00:00.000Z',
  });
  await server.stop(true);
  await expect(readCertificateEnd(new URL(`https://127.0.0.1:${server.port}`))).rejects.toThrow();
});

test('says that it couldn’t read one, and tries again after a while', async () => {
  let attempts = 0;
  let at = now();
  const check = createCertificateCheck({
    baseUrl: 'https://shop.example',
    now: () => at,
    read: async () => {
      attempts += 1;
      throw new Error('ECONNREFUSED');
    },
  });
  expect(await check()).toMatchObject({ host: 'shop.example', endsAt: null });
  await check();
  expect(attempts).toBe(1);
  at = new Date(at.getTime() + 6 * 60_000);
  await check();
  expect(attempts).toBe(2);
});

test('asks nothing of an address without a certificate', async () => {
  const read = () => Promise.reject(new Error('It was asked'));
  const check = createCertificateCheck({ baseUrl: 'http://localhost:3000', now, read });
  expect(await check()).toEqual({ host: null, endsAt: null, checkedAt: null });
});
