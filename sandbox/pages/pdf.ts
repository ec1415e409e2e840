/** A line with a left and a right column. `size` is in points. */
export interface PdfLine {
  left: string;
  right?: string;
  size?: number;
}

const MARGIN = 56;
const WIDTH = 612;
const HEIGHT = 792;
const LINES_A_PAGE = 38;
const LEADING = 18;
/** The average width of Helvetica's glyphs, as a fraction of the font size. */
const GLYPH = 0.52;

/** Creates a plain PDF in Helvetica, without images or embedded fonts. */
export function createPdf(title: string, lines: PdfLine[]): Uint8Array<ArrayBuffer> {
  const pages = Array.from(
    { length: Math.max(1, Math.ceil(lines.length / LINES_A_PAGE)) },
    (_, at) => lines.slice(at * LINES_A_PAGE, (at + 1) * LINES_A_PAGE),
  );
  const firstPage = 5;
  const kids = pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title ${text(title)} >>`,
    ...pages.flatMap((page, at) => pageObjects(page, firstPage + 2 * at + 1)),
  ];
  return assembled(objects);
}

function pageObjects(lines: PdfLine[], content: number): [string, string] {
  const stream = lines.map(drawn).join('\n');
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
}

function drawn({ left, right = '', size = 10 }: PdfLine, index: number): string {
  const y = HEIGHT - MARGIN - (index + 1) * LEADING;
  const column = WIDTH - MARGIN - right.length * size * GLYPH;
  const maxLength = Math.floor((column - MARGIN) / (size * GLYPH)) - 1;
  const shown = left.length > maxLength ? `${left.slice(0, Math.max(0, maxLength - 3))}...` : left;
  const write = (content: string, x: number) =>
    content === '' ? '' : `BT /F1 ${size} Tf ${x.toFixed(1)} ${y} Td ${text(content)} Tj ET`;
  return [write(shown, MARGIN), write(right, column)].filter(Boolean).join('\n');
}

/** Whether the font has every character. */
export function isPrintable(content: string): boolean {
  return /^[\x20-\x7e\xa0-\xff€]*$/.test(content);
}

/** Encodes Latin text. Characters that the font lacks become question marks. */
function text(content: string): string {
  const plain = content
    .replace(/[\u2010-\u2015]/g, '-')
    .replaceAll('€', '\x80')
    .replace(/[^\x20-\x7e\x80\xa0-\xff]/gu, '?');
  return `(${plain.replace(/[\\()]/g, '\\$&')})`;
}

function assembled(objects: string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // The offsets above count one byte per character.
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}
