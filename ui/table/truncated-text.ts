import type { SyntheticEvent } from 'react';

/**
 * A mouse over a cut text shows it whole, as does the focus on a link in it. Others read it in the
 * card or in the row's dialog.
 */
export function showTruncatedText({ target }: SyntheticEvent) {
  const content = target instanceof Element && target.closest('td, th')?.firstElementChild;
  if (!(content instanceof HTMLElement)) return;
  const parts = [content, ...content.querySelectorAll('*')];
  if (parts.some(isCut)) content.title = wordsOf(content);
  else content.removeAttribute('title');
}

/** A badge in it ends in dots of its own. */
function isCut(part: Element): boolean {
  const endsInDots = getComputedStyle(part).textOverflow === 'ellipsis';
  return endsInDots && part.scrollWidth > part.clientWidth;
}

/** Of a select only what is chosen can be seen; its name and the other choices cannot. */
function wordsOf(content: HTMLElement): string {
  const select = content.querySelector('select');
  return select ? (select.selectedOptions[0]?.text ?? '') : content.textContent;
}
