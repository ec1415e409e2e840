/**
 * A window for the payment page, opened empty in the press itself (later the browser would block
 * it) and cut off from this page. `steer` answers false where the browser let none open.
 */
export function openPaymentWindow() {
  const opened = window.open('', '_blank');
  if (opened) opened.opener = null;
  return {
    steer(url: string): boolean {
      if (!opened || opened.closed) return false;
      opened.location.replace(url);
      return true;
    },
    close: () => opened?.close(),
  };
}
