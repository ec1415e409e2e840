import { findVariables } from '#contract/canned-variables';

/**
 * Inserts text at the caret on its own lines and moves the caret behind it. Replaces the selection.
 * Dispatches an input event, as if the text had been typed.
 */
export function insertAtCaret(field: HTMLTextAreaElement | null, inserted: string): void {
  if (!field) return;
  const { value, selectionStart, selectionEnd } = field;
  const before = value.slice(0, selectionStart);
  const after = value.slice(selectionEnd);
  const text = `${before && !before.endsWith('\n') ? '\n' : ''}${inserted}${after && !after.startsWith('\n') ? '\n' : ''}`;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** {@link insertAtCaret}, and selects the first variable that is left to fill in. */
export function insertCanned(field: HTMLTextAreaElement | null, filled: string): void {
  insertAtCaret(field, filled);
  const [missing] = findVariables(filled);
  if (!field || !missing) return;
  const start = field.value.lastIndexOf(filled) + filled.indexOf(`{${missing}}`);
  field.setSelectionRange(start, start + missing.length + 2);
}
