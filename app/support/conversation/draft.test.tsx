import { afterEach, expect, spyOn, test } from 'bun:test';
import { drafts } from './draft.ts';

afterEach(() => sessionStorage.clear());

test('keeps what was written for each conversation by itself', () => {
  drafts.keep('TKT-1', 'From seven on.');
  drafts.keep('TKT-2', 'Thank you.');
  expect([drafts.read('TKT-1'), drafts.read('TKT-2'), drafts.read('TKT-3')]).toEqual([
    'From seven on.',
    'Thank you.',
    '',
  ]);
});

test('forgets a draft that was emptied', () => {
  drafts.keep('TKT-1', 'From seven on.');
  drafts.keep('TKT-1', '');
  expect(sessionStorage.length).toBe(0);
});

test('goes on without a place to keep it', () => {
  const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => drafts.keep('TKT-1', 'From seven on.')).not.toThrow();
  full.mockRestore();
});
