import { expect, test } from 'bun:test';
import { refuseUnlessLocal } from './client-address.ts';
import { Failure } from './failure.ts';

function call(peer: string | undefined, headers: Record<string, string>) {
  const request = new Request('http://localhost/mailbox', { headers });
  return () => refuseUnlessLocal(request, peer);
}

test.each([
  ['127.0.0.1', 'localhost'],
  ['127.0.0.1', 'localhost:3000'],
  ['127.8.9.1', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'LOCALHOST:3000'],
])('answers %s when it requests %s', (peer, host) => {
  expect(call(peer, { host })).not.toThrow();
});

test.each<[string, string | undefined, Record<string, string>]>([
  ['another machine', '203.0.113.5', { host: 'localhost' }],
  ['a mapped address of another machine', '::ffff:203.0.113.5', { host: 'localhost' }],
  ['an unknown caller', undefined, { host: 'localhost' }],
  ['a foreign name that resolves to this machine', '127.0.0.1', { host: 'evil.example:3000' }],
  ['a name that only starts with localhost', '127.0.0.1', { host: 'localhost.evil.example' }],
  ['two hosts at once', '127.0.0.1', { host: 'localhost, evil.example' }],
  ['no host', '127.0.0.1', {}],
  ['a proxy', '127.0.0.1', { host: 'localhost', forwarded: 'for=203.0.113.5' }],
  ['an older proxy', '127.0.0.1', { host: 'localhost', 'x-forwarded-host': 'localhost' }],
  ['a proxy that sends only Via', '127.0.0.1', { host: 'localhost', via: '1.1 proxy' }],
  ['a proxy with a header of its own', '127.0.0.1', { host: 'localhost', 'x-real-ip': '::1' }],
  ['a content delivery network', '127.0.0.1', { host: 'localhost', 'cf-connecting-ip': '::1' }],
  ['an empty forwarding header', '127.0.0.1', { host: 'localhost', 'X-Forwarded-For': '' }],
])('does not exist for %s', (_, peer, headers) => {
  expect(call(peer, headers)).toThrow(Failure);
});
