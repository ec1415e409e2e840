import { afterEach, expect, test } from 'bun:test';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

const draft = { values: { customerType: 'new', subject: '<b>שלום</b> 🍞' }, sinceMs: 12 };

afterEach(() => sessionStorage.clear());

test('finds a draft again as it was', () => {
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
});

test('finds nothing once a draft is forgotten, or where there was none', () => {
  expect(readDraft()).toBeNull();
  keepDraft(draft);
  forgetDraft();
  expect(readDraft()).toBeNull();
});

test.each(['', '{', '[]', 'null', '{"values":{}}', '{"values":{"subject":1},"sinceMs":1}'])(
  'takes %p for no draft',
  (text) => {
    sessionStorage.setItem('support-draft', text);
    expect(readDraft()).toBeNull();
  },
);

test('lives with a browser that lets nothing be stored', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: refuse });
  expect(() => keepDraft(draft)).not.toThrow();
  expect(readDraft()).toBeNull();
  expect(forgetDraft).not.toThrow();
  Object.defineProperty(globalThis, 'sessionStorage', real ?? {});
});
