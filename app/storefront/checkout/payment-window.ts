/**
 * A window for the payment page, opened empty in the press itself (later the browser would block
 * it) and cut off from this page. `steer` answers false where the browser let none open.
 */
export function openPaymentWindow(words: string) {
  const opened = window.open('', '_blank');
  if (opened) {
    opened.opener = null;
    opened.document.title = words;
    opened.document.body.textContent = words;
  }
  return {
    steer(url: string): boolean {
      if (!opened) return false;
      if (!opened.closed) opened.location.replace(url);
      return true;
    },
    close: () => opened?.close(),
  };
}
