import { expect, test } from 'bun:test';
import { localPath } from './local-path.ts';

const shop = 'https://shop.example';

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard?tab=open#list', '/dashboard?tab=open#list'],
  ['/a/../dashboard', '/dashboard'],
  ['/checkout/product/1?next=//evil.example', '/checkout/product/1?next=//evil.example'],
  ['/a//b', '/a//b'],
  ['/%2F/evil.example', '/%2F/evil.example'],
])('resolves %s to %s', (path, target) => {
  expect(localPath(path)).toBe(target);
  expect(new URL(target, shop).origin).toBe(shop);
});

const evil = 'evil.example';

test.each([
  null,
  undefined,
  '',
  'dashboard',
  `//${evil}`,
  `///${evil}`,
  '//localhost/dashboard',
  `https://${evil}`,
  `javascript:alert(1)`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `/.//${evil}`,
  `/./\\${evil}`,
  `/.\\/${evil}`,
  `/%2e//${evil}`,
  `/%2E%2E//${evil}`,
  `/..//${evil}`,
  `/a/..//${evil}`,
  `/a/%2e%2e//${evil}`,
  `/a/.%2e/\\${evil}`,
  `/a/b/../..//${evil}`,
  `/a\\..\\\\${evil}`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `/\r\n/${evil}`,
  `/.\t//${evil}`,
  `/\0/${evil}`,
  `\t//${evil}`,
  ` //${evil}`,
  `/.//${evil}?a#b`,
  `//${evil}@${shop}/`,
])('rejects %j', (path) => {
  expect(localPath(path)).toBeNull();
});
