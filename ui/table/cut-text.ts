import type { SyntheticEvent } from 'react';

/**
 * A mouse over a cut text shows it whole, as does the focus on a link in it. Others read it in the
 * card or in the row's dialog.
 */
export function showCutText({ target }: SyntheticEvent) {
  const content = target instanceof Element && target.closest('td, th')?.firstElementChild;
  if (!(content instanceof HTMLElement)) return;
  if (content.scrollWidth > content.clientWidth) content.title = content.textContent;
  else content.removeAttribute('title');
}
