const letters = new Intl.Segmenter('en');
const most = 160;

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
