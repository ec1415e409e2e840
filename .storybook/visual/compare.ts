/** Raw pixels, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Comparison {
  /** Pixels that differ by more than one in a channel; a pixel that only one side has counts. */
  different: number;
  /** Pixels that differ by exactly one in a channel at most: the renderer's noise, not a change. */
  noise: number;
  /** What changed, in red over a faded `after`. */
  difference: Pixels;
}

const highlight = [214, 0, 54, 255] as const;

export function comparePixels(before: Pixels, after: Pixels): Comparison {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  let different = 0;
  let noise = 0;

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const a = offset(before, x, y);
      const b = offset(after, x, y);
      const distance = a < 0 || b < 0 ? 255 : furthest(before.data, a, after.data, b);
      if (distance > 1) {
        different += 1;
        data.set(highlight, at);
      } else {
        if (distance === 1) noise += 1;
        fade(data, at, after.data, b);
      }
    }
  }
  return { different, noise, difference: { width, height, data } };
}

function offset({ width, height }: Pixels, x: number, y: number): number {
  return x < width && y < height ? (y * width + x) * 4 : -1;
}

function furthest(a: Uint8Array, at: number, b: Uint8Array, bt: number): number {
  let most = 0;
  for (let channel = 0; channel < 4; channel += 1) {
    most = Math.max(most, Math.abs((a[at + channel] ?? 0) - (b[bt + channel] ?? 0)));
  }
  return most;
}

function fade(target: Uint8Array, at: number, source: Uint8Array, from: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    target[at + channel] = 255 - (255 - (source[from + channel] ?? 0)) * 0.2;
  }
  target[at + 3] = 255;
}
