import { expect, test } from 'bun:test';
import { allowsFrame } from './framing.ts';
import type { FramingHeader } from './probe.ts';

const shop = new URL('https://shop.example');
const url = new URL('https://preview.example/');
const options = (value: string): FramingHeader => ({ name: 'x-frame-options', value });
const policy = (value: string): FramingHeader => ({ name: 'content-security-policy', value });

test.each([
  ['nothing', []],
  ['a policy about other things', [policy("default-src 'self'; img-src *")]],
  ['an unknown option', [options('ALLOW-FROM https://other.example')]],
  ['everybody', [policy('frame-ancestors *')]],
  ['every secure page', [policy('frame-ancestors https:')]],
  ['the shop by name', [policy("frame-ancestors 'self' shop.example")]],
  ['the shop by origin', [policy("script-src 'self'; Frame-Ancestors https://shop.example")]],
  ['the shop, which wins over an option', [options('DENY'), policy('frame-ancestors https:')]],
])('a page that names %s may be framed', (_, headers) => {
  expect(allowsFrame(headers, { url, shop })).toBe(true);
});

test.each([
  ['denies', [options('Deny')]],
  ['allows its own origin', [options('SAMEORIGIN')]],
  ['allows no site', [policy("frame-ancestors 'none'")]],
  ['allows no site, with an empty list', [policy('frame-ancestors')]],
  ['allows its own origin by a policy', [policy("frame-ancestors 'self'")]],
  ['allows another host', [policy('frame-ancestors https://evil-shop.example')]],
  ['allows subdomains only', [policy('frame-ancestors *.shop.example')]],
  ['allows another port', [policy('frame-ancestors https://shop.example:8443')]],
  ['allows http only', [policy('frame-ancestors http:')]],
  ['has one of two policies against it', [policy('frame-ancestors *, frame-ancestors a.example')]],
])('a page that %s may not be framed', (_, headers) => {
  expect(allowsFrame(headers, { url, shop })).toBe(false);
});

test('a page of the shop may be framed by the shop', () => {
  const own = { url: new URL('https://shop.example/demos/'), shop };
  expect(allowsFrame([options('SAMEORIGIN')], own)).toBe(true);
  expect(allowsFrame([policy("frame-ancestors 'self'")], own)).toBe(true);
});
