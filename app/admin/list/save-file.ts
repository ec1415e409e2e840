/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The download has begun with the click, and holds the content itself.
  setTimeout(() => URL.revokeObjectURL(href));
}
