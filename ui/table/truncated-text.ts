import type { SyntheticEvent } from 'react';

/**
 * Shows truncated text in full when it is hovered or has a focused link. Elsewhere the card or the
 * row's dialog shows it.
 */
export function showTruncatedText({ target }: SyntheticEvent) {
  const content = target instanceof Element && target.closest('td, th')?.firstElementChild;
  if (!(content instanceof HTMLElement)) return;
  const parts = [content, ...content.querySelectorAll('*')];
  if (parts.some(isTruncated)) content.title = getText(content);
  else content.removeAttribute('title');
}

/** A badge truncates its own text. */
function isTruncated(part: Element): boolean {
  const hasEllipsis = getComputedStyle(part).textOverflow === 'ellipsis';
  return (
    hasEllipsis && (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight)
  );
}

/** A select shows only the selected option. */
function getText(content: HTMLElement): string {
  const select = content.querySelector('select');
  return select ? (select.selectedOptions[0]?.text ?? '') : content.textContent;
}
