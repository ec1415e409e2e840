import { expect, test } from 'bun:test';
import { createGuestLinks } from './guest-links.ts';

const secret = 'a secret of tests, 32 characters';
const dayMs = 24 * 60 * 60 * 1000;
let now = new Date('2026-01-15T12:00:00Z');
const links = (...secrets: string[]) => createGuestLinks({ secrets, now: () => now });
const ticket = { id: 7, guestLinkVersion: 3 };
const token = links(secret).tokenFor(ticket);

test('encodes its ticket and its version', () => {
  expect(links(secret).read(token)).toEqual({ ticketId: 7, version: 3 });
  const last = { id: 2_147_483_647, guestLinkVersion: 1 };
  expect(links(secret).read(links(secret).tokenFor(last))?.ticketId).toBe(last.id);
});

test('needs no escaping in a URL', () => {
  expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
});

test('expires after exactly 90 days', () => {
  now = new Date(now.getTime() + 90 * dayMs - 1000);
  expect(links(secret).read(token)).not.toBeNull();
  now = new Date(now.getTime() + 1000);
  expect(links(secret).read(token)).toBeNull();
  now = new Date('2026-01-15T12:00:00Z');
});

test('accepts an older secret and refuses an unknown one', () => {
  expect(links('a newer secret', secret).read(token)).not.toBeNull();
  expect(links('a newer secret').read(token)).toBeNull();
});

test('refuses a token with any character changed', () => {
  for (let at = 0; at < token.length; at++) {
    for (const other of ['A', 'B', '_', '-', '.', '=', ' ', 'é']) {
      const tampered = token.slice(0, at) + other + token.slice(at + 1);
      if (tampered !== token) expect(links(secret).read(tampered)).toBeNull();
    }
  }
});

test.each(['', 'x', token.slice(1), `${token}A`, `${token}=`, `${token}\n`, 'A'.repeat(48), '\0'])(
  'refuses %j',
  (text) => expect(links(secret).read(text)).toBeNull(),
);
