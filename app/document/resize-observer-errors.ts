/**
 * Browsers report it as an error when an observer's own work changes a size once more. It is
 * harmless and known; nothing else is silenced.
 */
const harmless = /^ResizeObserver loop (limit exceeded|completed with undelivered notifications)/;

export function ignoreResizeObserverLoopErrors(): void {
  window.addEventListener('error', (event: ErrorEvent) => {
    if (!harmless.test(event.message)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  });
}
