/**
 * What is walked: every story of the built Storybook, in both themes. A story tagged `screen` is
 * a whole page, taken at two widths; one tagged `phone` is a component on a phone.
 */

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Picture {
  /** The baseline's file name without its ending. */
  name: string;
  storyId: string;
  /** `title / story`, as the sidebar shows it. */
  label: string;
  theme: Theme;
  width: number;
  screen: boolean;
}

export interface StorybookIndex {
  entries: Record<
    string,
    { id: string; type: string; title: string; name: string; tags?: string[] }
  >;
}

const phoneWidth = 360;
const componentWidth = 800;
const desktopWidth = 1280;

/** Sorted by theme, then width: a page that walks the list seldom has to load or resize. */
export function picturesOf(index: StorybookIndex, filter = ''): Picture[] {
  const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
  const pictures = stories.flatMap(({ id, title, name, tags = [] }) => {
    const screen = tags.includes('screen');
    return widthsFor(tags).flatMap((width) =>
      themes.map((theme) => ({
        name: [id, theme, ...(screen ? [width] : [])].join('.'),
        storyId: id,
        label: `${title} / ${name}`,
        theme,
        width,
        screen,
      })),
    );
  });
  return pictures.filter((picture) => picture.name.includes(filter)).sort(byThemeThenWidth);
}

function widthsFor(tags: string[]): number[] {
  if (tags.includes('screen')) return [phoneWidth, desktopWidth];
  return [tags.includes('phone') ? phoneWidth : componentWidth];
}

function byThemeThenWidth(a: Picture, b: Picture): number {
  return themes.indexOf(a.theme) - themes.indexOf(b.theme) || a.width - b.width;
}
