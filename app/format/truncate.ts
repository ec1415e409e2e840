const letters = new Intl.Segmenter('en');
const most = 160;

/** How a long text begins, on one line; cut between letters as people see them. */
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
