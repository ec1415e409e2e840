/** The part of a rectangle that matters here. */
export type Box = { top: number; bottom: number; left: number; right: number };

/** Above the pressed button, the toast leaves this much of a gap. */
const gapPx = 8;

type Page = {
  window: { width: number; height: number };
  toast: { width: number; height: number };
  /** Titles of the page or of its dialog. */
  titles: readonly Box[];
  /** What was pressed last. */
  pressed: Box | undefined;
};

/**
 * How far the toast is from the bottom edge, so that it covers neither a title nor the button that was
 * just pressed; undefined: at the top, where it usually is.
 */
export function findFreePlace({ window, toast, titles, pressed }: Page): number | undefined {
  const left = (window.width - toast.width) / 2;
  const at = (top: number): Box => ({
    ...{ top, bottom: top + toast.height },
    ...{ left, right: left + toast.width },
  });
  const kept = pressed ? [...titles, pressed] : titles;
  if (!kept.some((box) => overlaps(at(0), box))) return undefined;
  if (!pressed || !overlaps(at(window.height - toast.height), pressed)) return 0;
  return window.height - pressed.top + gapPx;
}

/** A box without a size is not on the screen. */
function overlaps(one: Box, other: Box): boolean {
  const isShown = other.right > other.left && other.bottom > other.top;
  const isBeside = one.right <= other.left || other.right <= one.left;
  return isShown && !isBeside && one.top < other.bottom && other.top < one.bottom;
}
