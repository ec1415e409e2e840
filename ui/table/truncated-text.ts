import type { SyntheticEvent } from 'react';

/**
 * Shows truncated text in full when it is hovered or has a focused link. Elsewhere the card or the
 * row's dialog shows it.
 */
export function showTruncatedText({ target }: SyntheticEvent) {
  const content = target instanceof Element && target.closest('td, th')?.firstElementChild;
  if (!(content instanceof HTMLElement)) return;
  const parts = [content, ...content.querySelectorAll('*')];
  if (parts.some(isCut)) content.title = wordsOf(content);
  else content.removeAttribute('title');
}

/** A badge truncates its own text. */
function isCut(part: Element): boolean {
  const endsInDots = getComputedStyle(part).textOverflow === 'ellipsis';
  return endsInDots && part.scrollWidth > part.clientWidth;
}

/** A select shows only the selected option. */
function wordsOf(content: HTMLElement): string {
  const select = content.querySelector('select');
  return select ? (select.selectedOptions[0]?.text ?? '') : content.textContent;
}
