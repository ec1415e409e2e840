import { expect, test } from 'bun:test';
import { displayAddress, mailtoLink } from './email-address.ts';

test.each([
  ['anna@xn--bcher-kva.de', 'anna@bücher.de'],
  ['info@shop.xn--p1ai', 'info@shop.рф'],
  ['a…@mail.xn--bcher-kva.de', 'a…@mail.bücher.de'],
  ['ada@my--shop.de', 'ada@my--shop.de'],
  ['Ada@Example.com', 'Ada@Example.com'],
  ['xn--bcher-kva@example.com', 'xn--bcher-kva@example.com'],
  // Neither of them is the domain that it would look like.
  ['ada@xn--a.de', 'ada@xn--a.de'],
  ['ada@xn--example-.com', 'ada@xn--example-.com'],
  ['erased', 'erased'],
  ['', ''],
])('shows %j as %j', (stored, shown) => {
  expect(displayAddress(stored)).toBe(shown);
});

test('links to addresses that contain the delimiters of a URL', () => {
  expect(mailtoLink('a&b?c#d%e+f@example.com')).toBe('mailto:a%26b%3Fc%23d%25e+f@example.com');
});
