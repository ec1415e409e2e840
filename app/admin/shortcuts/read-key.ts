/**
 * The key of an event, or undefined if it belongs to something else: to a text field, an open menu
 * or dialog, or to the browser. On a layout without Latin letters, a letter is the key in its place.
 */
export function readKey(event: KeyboardEvent): string | undefined {
  const { key, code, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return undefined;
  if (ctrlKey || metaKey || altKey || event.getModifierState('AltGraph')) return undefined;
  if (target instanceof Element && target.closest(typing)) return undefined;
  if (target instanceof HTMLElement && target.isContentEditable) return undefined;
  if (!/^\p{L}$/u.test(key)) return key;
  if (shiftKey) return undefined;
  const isLatin = /\p{Script=Latin}/u.test(key);
  return (isLatin ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** Where letters are typed, or move between options. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [role=menu], [role=listbox], [role=dialog], [role=alertdialog]';
