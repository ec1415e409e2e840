/**
 * Puts words where the caret stands, on lines of their own, and goes on behind them. What is
 * marked is replaced. The field tells its form, as if the words had been typed.
 */
export function insertAtCaret(field: HTMLTextAreaElement | null, words: string): void {
  if (!field) return;
  const { value, selectionStart, selectionEnd } = field;
  const before = value.slice(0, selectionStart);
  const after = value.slice(selectionEnd);
  const text = `${before && !before.endsWith('\n') ? '\n' : ''}${words}${after && !after.startsWith('\n') ? '\n' : ''}`;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
