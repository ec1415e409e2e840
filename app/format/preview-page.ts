/** The address of a page on a preview, which can be in a folder of its host. */
export function pageUrl(previewUrl: string, page: string): string {
  const [address = ''] = previewUrl.split(/[?#]/);
  return page === '/' ? previewUrl : `${address.replace(/\/$/, '')}${page}`;
}

/** What someone types or pastes, as a path: 'contact' and the page’s whole address too. */
export function readPage(text: string, previewUrl: string): string {
  const typed = text.trim();
  const [address = ''] = previewUrl.split(/[?#]/);
  const base = address.replace(/\/$/, '');
  const rest = typed.startsWith(base) ? typed.slice(base.length) : pathOf(typed);
  return `/${rest.replace(/^[/\\]+/, '')}`;
}

/** As {@link readPage}, but what is neither a path nor an address stays as it was typed. */
export function readRemarkPage(text: string, previewUrl: string): string {
  const typed = text.trim();
  const isRead = typed === '' || /^(?:[/\\]|https?:\/\/)/i.test(typed);
  return isRead ? readPage(typed, previewUrl) : typed;
}

function pathOf(text: string): string {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url ? `${url.pathname}${url.search}${url.hash}` : text;
}
