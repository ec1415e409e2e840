/** A picture with the size of its file, which keeps its place while it loads. */
export type SizedPicture = { src: string; width: number; height: number };

/** The width in px of the pictures of whole pages. */
export const fullPageWidth = 800;

/** The heights in px of the demos' home pages, photographed by `bun run thumbnails`. */
const fullPageHeights = new Map([
  ['alder-joinery', 4126],
  ['crane-hollis', 3568],
  ['ebbe', 4017],
  ['fivebar', 3288],
  ['ines-varga', 6056],
  ['marlow-house', 4580],
  ['northgate-dental', 3930],
  ['rye-ember', 4299],
  ['saltmarsh', 4145],
]);

/** One design in other colors, fonts and pictures. */
export type DemoLook = {
  /** 'Dusk'. */
  name: string;
  /** Its part of an address, such as 'dusk'; null for the usual look. */
  part: string | null;
  /** Shows the live demo in this look. */
  demoUrl: string;
  picture: SizedPicture & { alt: string };
};

const saltmarsh = '/demos/saltmarsh/';
const lookOf = (name: string, part: string | null, alt: string): DemoLook => ({
  name,
  part,
  demoUrl: part ? `${saltmarsh}?look=${part}` : saltmarsh,
  picture: {
    src: `/thumbnails/${['saltmarsh', part].filter(Boolean).join('-')}-720.webp`,
    width: 720,
    height: 450,
    alt,
  },
});

/** The demo that has other looks. */
const saltmarshLooks = [
  lookOf('Harvest', null, 'Ocher sky, green marsh and heavy slab letters'),
  lookOf('Dusk', 'dusk', 'Peach sky, blue marsh and thin, elegant letters'),
  lookOf('Winter', 'winter', 'Snow over a pale blue and gray marsh, with round bold letters'),
  lookOf('Heather', 'heather', 'Pink sky, olive marsh, plum ink and blackletter type'),
] as const;

/** The looks of one of our demos, its usual one first; empty for a design shown in one look. */
export function demoLooks(demoUrl: string | null): readonly DemoLook[] {
  return demoUrl === saltmarsh ? saltmarshLooks : [];
}

/** The look with this part of an address; undefined if the demo doesn't have it. */
export function findLook(demoUrl: string | null, part: string): DemoLook | undefined {
  return demoLooks(demoUrl).find((look) => look.part === part);
}

/** The whole home page of one of our demos; null for other websites. */
export function fullPagePicture(demoUrl: string | null): SizedPicture | null {
  const slug = demoSlug(demoUrl);
  const height = fullPageHeights.get(slug);
  return height ? { src: `/full-pages/${slug}.webp`, width: fullPageWidth, height } : null;
}

/** The size in px of the pictures of phones, which are shown about half as large. */
export const phonePixels = { width: 320, height: 640 } as const;

/** One of our demos on a phone; null for other websites. */
export function phonePicture(demoUrl: string | null): SizedPicture | null {
  const slug = demoSlug(demoUrl);
  return fullPageHeights.has(slug)
    ? { src: `/thumbnails/${slug}-phone.webp`, ...phonePixels }
    : null;
}

/** The folder of one of our demos; empty for other websites. */
function demoSlug(demoUrl: string | null): string {
  return /^\/demos\/([\w-]+)\/$/.exec(demoUrl ?? '')?.[1] ?? '';
}
