import { expect, test } from 'bun:test';
import { answerDueAt } from './answer-promise.ts';
import { defaultSettings } from './default-settings.ts';

const askedAt = new Date('2026-01-15T12:00:00Z');

test.each([
  ['urgent', 'new', 1],
  ['urgent', 'existing', 1],
  ['high', 'new', 2],
  ['high', 'existing', 4],
  ['medium', null, 4],
] as const)(
  'a question that is %s and of a customer who is %s is answered in %d h',
  (priority, customerType, hours) => {
    const dueAt = answerDueAt({ priority, customerType }, defaultSettings.contact, askedAt);
    expect(dueAt.getTime() - askedAt.getTime()).toBe(hours * 60 * 60 * 1000);
  },
);
