import type { Pixels } from '../compare.ts';

/** For each colour of light pictures the one that mostly stands in its place in the dark ones. */
export type Colours = Map<number, number>;

/** No pixel of a picture: pictures are opaque. */
const nothing = 0;
const columns = 64;
/** To name a colour takes as much as to keep this many pixels. */
const pixelsOfAName = 4;

export interface Pair {
  light: Pixels;
  dark: Pixels;
}

/** Those of the pairs, but for what is known of them already. */
export function coloursOf(pairs: readonly Pair[], known: Colours): Colours {
  const worth = [...countsOf(pairs)].flatMap(([colour, others]) => {
    const other = mostFrequent(others);
    const told = others.get(known.get(colour) ?? nothing) ?? 0;
    const won = (others.get(other) ?? 0) - told;
    return won < pixelsOfAName ? [] : [[colour, other] as const];
  });
  return new Map(worth.sort(([one], [other]) => one - other));
}

function countsOf(pairs: readonly Pair[]): Map<number, Map<number, number>> {
  const counts = new Map<number, Map<number, number>>();
  for (const { light, dark } of pairs) {
    const [from, to] = [words(light), words(dark)];
    for (const [at, colour] of from.entries()) {
      const others = counts.get(colour) ?? new Map<number, number>();
      const other = to[at] ?? nothing;
      others.set(other, (others.get(other) ?? 0) + 1);
      counts.set(colour, others);
    }
  }
  return counts;
}

/** What of the dark picture the colours do not tell, and nothing in the place of the rest. */
export function remainderOf(light: Pixels, dark: Pixels, colours: Colours): Pixels {
  const [from, to] = [words(light), words(dark)];
  const rest = to.map((colour, at) =>
    colours.get(from[at] ?? nothing) === colour ? nothing : colour,
  );
  return pixelsOf(light, rest);
}

/** The dark picture, from the light one and what the colours do not tell. */
export function darkened(light: Pixels, colours: Colours, remainder: Pixels): Pixels {
  const from = words(light);
  const told = words(remainder).slice();
  // A pixel is mostly of its neighbour's colour: looking that up again would take most of the time.
  let [seen, other] = [nothing, nothing];
  for (let at = 0; at < told.length; at += 1) {
    if (told[at] !== nothing) continue;
    const colour = from[at] ?? nothing;
    if (colour !== seen) [seen, other] = [colour, colours.get(colour) ?? nothing];
    told[at] = other;
  }
  return pixelsOf(light, told);
}

/** The table as a picture: the light colours above, the dark ones below in the same order. */
export function drawColours(colours: Colours): Pixels {
  const rows = Math.ceil(colours.size / columns);
  const drawn = new Uint32Array(2 * rows * columns);
  drawn.set([...colours.keys()]);
  drawn.set([...colours.values()], rows * columns);
  return pixelsOf({ width: columns, height: 2 * rows }, drawn);
}

export function readColours(table: Pixels): Colours {
  const drawn = words(table);
  const half = drawn.length / 2;
  return new Map(
    Array.from(drawn.subarray(0, half), (colour, at) => [colour, drawn[half + at] ?? nothing]),
  );
}

export function mostFrequent(counts: Map<number, number>): number {
  const [[colour] = [nothing]] = [...counts].sort(([, one], [, other]) => other - one);
  return colour;
}

/** A pixel each, to be read only. */
function words({ data: { buffer, byteOffset, byteLength }, data }: Pixels): Uint32Array {
  return byteOffset % 4 === 0
    ? new Uint32Array(buffer, byteOffset, byteLength / 4)
    : new Uint32Array(new Uint8Array(data).buffer);
}

function pixelsOf({ width, height }: Pick<Pixels, 'width' | 'height'>, drawn: Uint32Array): Pixels {
  return { width, height, data: Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength) };
}
