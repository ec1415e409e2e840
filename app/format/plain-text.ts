/**
 * The contract's rich text without its elements: a line for what stands on a line of its own, a
 * dash before the points of a list.
 */
export function plainText(html: string): string {
  const lines = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li>/g, '\n- ')
    .replaceAll(/<br>|<\/(ul|ol|li)>/g, '\n')
    .replaceAll(/<\/?(p|h2|h3|h4|blockquote|pre)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '');
  return decode(lines)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n(?=\n- )/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text area reads entities and nothing else: no element in it ever comes to life. */
function decode(text: string): string {
  const reader = document.createElement('textarea');
  reader.innerHTML = text;
  return reader.value;
}
