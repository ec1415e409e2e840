/** Puts a text into a field as if it was typed: the form hears of it, and takes back its refusal. */
export function typeInto(field: HTMLInputElement, text: string): void {
  // React keeps a setter of its own on each field, and tells nobody of what comes through it.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
