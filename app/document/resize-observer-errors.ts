/**
 * Browsers report these as errors when an observer's own work changes a size again. They are
 * harmless; all other errors pass.
 */
const harmless = /^ResizeObserver loop (limit exceeded|completed with undelivered notifications)/;

export function ignoreResizeObserverLoopErrors(): void {
  window.addEventListener('error', (event: ErrorEvent) => {
    if (!harmless.test(event.message)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  });
}
