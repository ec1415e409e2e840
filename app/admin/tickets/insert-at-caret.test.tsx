import { expect, test } from 'bun:test';
import { insertAtCaret } from './insert-at-caret.ts';

/** `|` is where the caret stands, two of them mark what lies between. */
function fieldWith(written: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  const [start, end] = [written.indexOf('|'), written.lastIndexOf('|')];
  field.value = written.replaceAll('|', '');
  field.setSelectionRange(start, start === end ? start : end - 1);
  return field;
}

test.each([
  ['|', 'Thank you.'],
  ['Hello Ada,|', 'Hello Ada,\nThank you.'],
  ['Hello Ada,\n|\nGrace', 'Hello Ada,\nThank you.\nGrace'],
  ['|Grace', 'Thank you.\nGrace'],
  ['Hello |you there|', 'Hello \nThank you.'],
])('puts the words where the caret stands in %j', (written, expected) => {
  const field = fieldWith(written);
  insertAtCaret(field, 'Thank you.');
  expect(field.value).toBe(expected);
});

test('tells the form, so that a draft is kept and letters are counted', () => {
  const field = fieldWith('|');
  let heard = 0;
  field.addEventListener('input', () => (heard += 1));
  insertAtCaret(field, 'Thank you.');
  expect(heard).toBe(1);
});
