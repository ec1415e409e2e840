/** Of the manifest, too. */
export const iconBackground = '#f3f0ec';
const ink = '#15181f';
/** Drawn larger and scaled down, so that edges are smooth. */
const drawnPx = 1024;
/** The header of a BMP file, padded for pixels of four bytes. */
const headerBytes = 56;
/** The mark has 24 × 24 units. With this margin it is inside of the circle that every mask shows. */
const marginUnits = 8;
const pxPerUnit = drawnPx / (24 + 2 * marginUnits);

/**
 * The mark of `favicon.svg` on paper as a PNG, for home screens. Returns the file.
 *
 * @param sizePx its width and height
 * @param accent '#rrggbb', the color of the folded corner
 */
export function drawIcon(sizePx: number, accent: string): Promise<Blob> {
  return new Bun.Image(drawBitmap(accent)).resize(sizePx).png().blob();
}

/** A BMP file, the simplest format that Bun reads. Its rows begin at the bottom. */
function drawBitmap(accent: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + drawnPx * drawnPx * 4);
  const header = new DataView(bytes.buffer);
  header.setUint16(0, 0x424d);
  header.setUint32(2, bytes.length, true);
  header.setUint32(10, headerBytes, true);
  header.setUint32(14, 40, true);
  header.setInt32(18, drawnPx, true);
  header.setInt32(22, drawnPx, true);
  header.setUint16(26, 1, true);
  header.setUint16(28, 32, true);

  const pixels = new Uint32Array(bytes.buffer, headerBytes).fill(colorOf(iconBackground));
  // A sheet from (4, 2) to (20, 22), whose upper right corner is folded along the line x − y = 13.
  for (let row = pxOf(2); row < pxOf(22); row += 1) {
    const y = row / pxPerUnit - marginUnits;
    const line = (drawnPx - 1 - row) * drawnPx;
    const end = line + pxOf(Math.min(20, 13 + y));
    pixels.fill(colorOf(ink), line + pxOf(4), end);
    if (y < 7) pixels.fill(colorOf(accent), line + pxOf(15), end);
  }
  return bytes;
}

function pxOf(units: number): number {
  return Math.round((units + marginUnits) * pxPerUnit);
}

function colorOf(hex: string): number {
  return Number.parseInt(hex.slice(1), 16);
}

/** Reads something once for each version. What fails is read again. */
export function oncePerVersion<T>(version: () => number, read: () => Promise<T>): () => Promise<T> {
  let known: { version: number; value: Promise<T> } | undefined;
  return () => {
    if (known?.version === version()) return known.value;
    const value = read();
    known = { version: version(), value };
    value.catch(() => {
      known = undefined;
    });
    return value;
  };
}
