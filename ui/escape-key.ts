const mark = 'data-own-escape';

/** What a field carries while Escape is its own, to empty it: what lies around it stays open. */
export function claimEscape(isOwn: boolean) {
  return { [mark]: isOwn ? '' : undefined };
}

/** Whether Escape belongs to the field it was pressed in. */
export function claimsEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute(mark);
}
