import { afterEach, expect, test } from 'bun:test';
import { Glob } from 'bun';
import { keepOnlyFor, preferenceKeys, writePersonal } from './personal-storage.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** One entry of each kind that the app keeps; a new kind needs no line here to be removed. */
const personal = {
  localStorage: ['checkout:7', 'brief:ACC-2026-0001:address', 'review:ACC-2026-0001:1'],
  sessionStorage: [
    'checkout phone',
    'support-draft',
    'draft TKT-1',
    'discount code',
    'viewed from',
  ],
};

function fill(): void {
  for (const key of personal.localStorage) writePersonal(() => localStorage, key, 'Ada');
  for (const key of personal.sessionStorage) writePersonal(() => sessionStorage, key, 'Ada');
  for (const key of preferenceKeys) localStorage.setItem(key, 'true');
}

test.each([null, 'grace'])('removes what an account kept once %p is at the screen', (next) => {
  keepOnlyFor('ada');
  fill();
  expect(keepOnlyFor(next)).toEqual({ isNewOwner: true, hasRemoved: true });
  const left = next === null ? [] : ['account'];
  expect(Object.keys(localStorage).toSorted()).toEqual([...left, ...preferenceKeys].toSorted());
  expect(Object.keys(sessionStorage)).toEqual(left);
  expect(keepOnlyFor(next)).toEqual({ isNewOwner: false, hasRemoved: false });
});

test('keeps it for the same account', () => {
  keepOnlyFor('ada');
  fill();
  expect(keepOnlyFor('ada')).toEqual({ isNewOwner: false, hasRemoved: false });
  expect(Object.keys(localStorage)).toContain('checkout:7');
});

test('keeps what a guest typed for the account that they sign in with', () => {
  keepOnlyFor(null);
  fill();
  expect(keepOnlyFor('ada')).toEqual({ isNewOwner: true, hasRemoved: false });
  expect(sessionStorage.getItem('checkout phone')).toBe('Ada');
  expect(keepOnlyFor(null).hasRemoved).toBe(true);
});

test('only these modules write to the storages', async () => {
  const writing = /(sessionStorage|localStorage)(\.setItem|\[)|=> (sessionStorage|localStorage)\b/;
  const files = await Array.fromAsync(new Glob('app/**/*.{ts,tsx}').scan());
  const writers: string[] = [];
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)))
    if (writing.test(await Bun.file(file).text())) writers.push(file.replaceAll('\\', '/'));
  expect(writers.toSorted()).toEqual([
    'app/state/bought-today.ts',
    // Preferences, whose keys the compiler checks.
    'app/state/folded-navigation.ts',
    'app/state/open-purchase.ts',
    'app/state/personal-storage.ts',
    'app/state/remembered.ts',
    'app/state/seen.ts',
    'app/state/session-text.ts',
    'app/state/stored-answers.ts',
  ]);
});
