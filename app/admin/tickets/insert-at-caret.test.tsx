import { expect, test } from 'bun:test';
import { insertAtCaret, insertCanned } from './shop-reply.tsx';

/** `|` marks the caret; two mark a selection. */
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
])('inserts the text at the caret in %j', (written, expected) => {
  const field = fieldWith(written);
  insertAtCaret(field, 'Thank you.');
  expect(field.value).toBe(expected);
});

test('dispatches an input event, so that drafts and counters update', () => {
  const field = fieldWith('|');
  let events = 0;
  field.addEventListener('input', () => (events += 1));
  insertAtCaret(field, 'Thank you.');
  expect(events).toBe(1);
});

test('selects the first variable that is left to fill in', () => {
  const field = fieldWith('Hello {customerName}|');
  insertCanned(field, 'About {orderNumber}: {productTitle} is live.');
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('{orderNumber}');
});
