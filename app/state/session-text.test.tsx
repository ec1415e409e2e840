import { afterEach, expect, spyOn, test } from 'bun:test';
import { readSessionText, writeSessionText } from './session-text.ts';

afterEach(() => sessionStorage.clear());

test('keeps each text under its own key', () => {
  writeSessionText('draft TKT-1', 'From seven on.');
  writeSessionText('draft TKT-2', 'Thank you.');
  expect(readSessionText('draft TKT-1')).toBe('From seven on.');
  expect(readSessionText('draft TKT-2')).toBe('Thank you.');
  expect(readSessionText('draft TKT-3')).toBeNull();
});

test('removes a text that was emptied', () => {
  writeSessionText('draft TKT-1', 'From seven on.');
  writeSessionText('draft TKT-1', '');
  expect(sessionStorage).toHaveLength(0);
});

test('keeps working when storage is full', () => {
  const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeSessionText('draft TKT-1', 'From seven on.')).not.toThrow();
  full.mockRestore();
});

test('keeps working when storage is blocked', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: refuse });
  expect(() => writeSessionText('draft TKT-1', 'From seven on.')).not.toThrow();
  expect(readSessionText('draft TKT-1')).toBeNull();
  Object.defineProperty(globalThis, 'sessionStorage', real ?? {});
});
