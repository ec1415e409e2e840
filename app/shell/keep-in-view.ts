/** After that long a page is complete, or its visitor reads already. */
const patienceMs = 3000;
const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a place at the top of the window while what stands above it still comes in, until the
 * visitor scrolls. It is looked for anew each time: what stands for a page until it is there goes
 * with it. Returns what ends it sooner.
 */
export function keepInView(find: () => Element | null): () => void {
  let height = document.body.scrollHeight;
  const observer = new ResizeObserver(() => {
    if (height === document.body.scrollHeight) return;
    height = document.body.scrollHeight;
    find()?.scrollIntoView();
  });
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of ownWays) removeEventListener(type, end);
  };
  const timer = setTimeout(end, patienceMs);
  for (const type of ownWays) addEventListener(type, end, { passive: true });
  observer.observe(document.body);
  return end;
}
