import { afterEach, expect, test } from 'bun:test';
import { createSupportDraft } from './use-support-form.ts';

const values = { customerType: 'new', subject: '<b>שלום</b> 🍞' };

afterEach(() => sessionStorage.clear());

test('restores a draft and the time since its form was shown', () => {
  const sinceMs = Date.now() - 60_000;
  sessionStorage.setItem('support-draft', JSON.stringify({ values, sinceMs }));
  const draft = createSupportDraft();
  expect(draft.read()).toEqual(values);
  expect(draft.elapsedMs()).toBeGreaterThanOrEqual(60_000);
  draft.write({ ...values, subject: 'Bread' });
  const later = createSupportDraft();
  expect(later.read()).toEqual({ ...values, subject: 'Bread' });
  expect(later.elapsedMs()).toBeGreaterThanOrEqual(60_000);
});

test('is empty after it is cleared, and restarts the clock', () => {
  sessionStorage.setItem('support-draft', JSON.stringify({ values, sinceMs: 0 }));
  const draft = createSupportDraft();
  draft.read();
  draft.clear();
  expect(draft.read()).toEqual({});
  expect(draft.elapsedMs()).toBeLessThan(60_000);
});

test.each(['', '{', '[]', 'null', '{"values":{}}', '{"values":{"subject":1},"sinceMs":1}'])(
  'ignores %p',
  (text) => {
    sessionStorage.setItem('support-draft', text);
    expect(createSupportDraft().read()).toEqual({});
  },
);
