const letters = new Intl.Segmenter('en');

const most = 160;

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

/** Truncates a text to one line, without splitting characters. */
export function truncate(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  let end = 0;
  for (const { index, segment } of letters.segment(line)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return `${line.slice(0, end).trimEnd()}…`;
}
