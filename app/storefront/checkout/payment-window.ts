/**
 * Opens an empty window for the payment page. It must be opened in the click handler, or the
 * browser blocks it. `navigate` returns false when the browser blocked the window.
 */
export function openPaymentWindow(words: string) {
  const opened = window.open('', '_blank');
  if (opened) {
    opened.opener = null;
    opened.document.title = words;
    opened.document.body.textContent = words;
  }
  return {
    navigate(url: string): boolean {
      if (!opened) return false;
      if (!opened.closed) opened.location.replace(url);
      return true;
    },
    close: () => opened?.close(),
  };
}
