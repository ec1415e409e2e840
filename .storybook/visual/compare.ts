import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The two pictures as raw pixels differ in `different` places; `difference` is a PNG that marks them. */
export interface Comparison {
  different: number;
  difference: Buffer;
}

/**
 * Lets a pixel pass that is off by one in each channel, as renderers now and then put one down,
 * and finds one that is off by two in red, green or lightness.
 */
const threshold = 0.004;

/** Compares two pictures in any format that Bun reads; undefined when not a single pixel differs. */
export async function comparePictures(
  before: Uint8Array,
  after: Uint8Array,
): Promise<Comparison | undefined> {
  const [old, fresh] = await Promise.all([uncompressed(before), uncompressed(after)]);
  if (old.equals(fresh)) return undefined;
  const [a, b] = [PNG.sync.read(old), PNG.sync.read(fresh)];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const marked = new PNG({ width, height });
  const different = pixelmatch(
    onCanvas(a, width, height),
    onCanvas(b, width, height),
    marked.data,
    width,
    height,
    { threshold, includeAA: true, checkerboard: false, alpha: 0.2, diffColor: [214, 0, 54] },
  );
  return { different, difference: PNG.sync.write(marked) };
}

async function uncompressed(picture: Uint8Array): Promise<Buffer> {
  return new Bun.Image(picture).png({ compressionLevel: 0 }).buffer();
}

/** Where one of two sizes has no pixels, a color that no story shows makes them count as changed. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  canvas.data.fill(Uint8Array.of(255, 0, 255, 255));
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
