import { expect, test } from 'bun:test';
import { mailKinds } from '#db/values/mail-kinds';
import { emailGroups } from './admin-emails.ts';

test('lists every email once', () => {
  const listed = emailGroups.flatMap(({ kinds }) => kinds);
  expect([...listed].sort()).toEqual([...mailKinds].sort());
});
