/** Starts a browser download. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The click has started the download, so the URL is no longer needed.
  setTimeout(() => URL.revokeObjectURL(href));
}
