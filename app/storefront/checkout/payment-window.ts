/**
 * Opens an empty window for the payment page. It must be opened in the click handler, or the
 * browser blocks it. `navigate` returns false when the browser blocked the window.
 */
export function openPaymentWindow(words: string) {
  const opened = window.open('', '_blank');
  if (opened) {
    opened.opener = null;
    fill(opened.document, words);
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

/** Looks like this page, so that a dark one does not open a white window. */
function fill(page: Document, words: string): void {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  page.title = words;
  page.documentElement.lang = document.documentElement.lang;
  Object.assign(page.documentElement.style, { colorScheme, backgroundColor, color, fontFamily });
  const viewport = page.createElement('meta');
  Object.assign(viewport, { name: 'viewport', content: 'width=device-width' });
  page.head.append(viewport);
  Object.assign(page.body.style, {
    display: 'grid',
    placeContent: 'center',
    minHeight: '100dvh',
    margin: '0',
  });
  page.body.textContent = words;
}
