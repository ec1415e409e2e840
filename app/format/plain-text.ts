/**
 * Converts rich text to plain text, with line breaks between blocks and dashes before list items.
 */
export function plainText(html: string): string {
  const lines = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li>/g, '\n- ')
    .replaceAll(/<br ?\/?>|<\/(ul|ol|li)>/g, '\n')
    .replaceAll(/<\/?(p|h2|h3|h4|blockquote|pre)>/g, '\n\n')
    .replaceAll(/<[^<>]*>/g, '');
  return decode(lines)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n(?=\n- )/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A textarea decodes entities without creating elements. */
function decode(text: string): string {
  const reader = document.createElement('textarea');
  reader.innerHTML = text;
  return reader.value;
}
