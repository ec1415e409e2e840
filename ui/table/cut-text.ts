import type { PointerEvent } from 'react';

/** A mouse over a cut text shows it whole. Others read it in the card or in the row's dialog. */
export function showCutText({ target }: PointerEvent) {
  const content = target instanceof Element && target.closest('td, th')?.firstElementChild;
  if (!(content instanceof HTMLElement)) return;
  if (content.scrollWidth > content.clientWidth) content.title = content.textContent;
  else content.removeAttribute('title');
}
