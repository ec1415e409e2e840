import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** `different` is a number of pixels; `difference` is a PNG in which they are marked. */
export interface Comparison {
  different: number;
  difference: Buffer;
}

/** Tolerates a difference of 1 in each channel, which is renderer noise, but not of 2. */
const threshold = 0.004;

/** Compares two pictures in any format that Bun reads. Undefined when they are identical. */
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

/** Fills the smaller picture with a color that no story uses, so that the rest counts as changed. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  canvas.data.fill(Uint8Array.of(255, 0, 255, 255));
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
