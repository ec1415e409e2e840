const mark = 'data-claims-escape';

/**
 * Props for a field that uses Escape itself, to clear its text. The surrounding dialog then stays
 * open.
 */
export function claimEscape(isOwn: boolean) {
  return { [mark]: isOwn ? '' : undefined };
}

/** Whether the focused field uses Escape itself. */
export function claimsEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute(mark);
}
