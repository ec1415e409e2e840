const patienceMs = 3000;
const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps an element at the top of the window while content above it still loads, until the visitor
 * scrolls. Looks the element up each time, because it may replace a placeholder. Returns a function
 * that stops it.
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
