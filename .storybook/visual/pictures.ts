/**
 * What is walked: every story of the built Storybook, in both themes. A story tagged `screen` is
 * a whole page, taken at two widths; one tagged `spanning` is a part of a page that goes from side
 * to side, taken at the same two; one tagged `phone` is a component on a phone; one tagged with a
 * preference is taken as somebody sees it who has that preference; one tagged `framed` shows a page
 * in a frame.
 */

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What the browser says that its user prefers. */
export interface Medium {
  colorScheme: Theme;
  contrast: 'more' | 'no-preference';
  forcedColors: 'active' | 'none';
  reducedMotion: 'reduce' | 'no-preference';
}

export interface Picture {
  /** The baseline's file name without its ending. */
  name: string;
  storyId: string;
  /** `title / story`, as the sidebar shows it. */
  label: string;
  theme: Theme;
  medium: Medium;
  width: number;
  screen: boolean;
  /** It holds a frame, whose page is written for one theme. */
  framed: boolean;
}

export interface StorybookIndex {
  entries: Record<
    string,
    { id: string; type: string; title: string; name: string; tags?: string[] }
  >;
}

export const phoneWidth = 360;
const componentWidth = 800;
export const desktopWidth = 1280;

/** In an order in which a page that walks the list seldom has to load or resize; a story's two themes follow one another. */
export function picturesOf(index: StorybookIndex, filter = ''): Picture[] {
  const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
  const pictures = stories.flatMap(({ id, title, name, tags = [] }) => {
    const [screen, framed] = [tags.includes('screen'), tags.includes('framed')];
    const widths = widthsFor(tags);
    return widths.flatMap((width) =>
      themes.map((theme) => ({
        name: [id, theme, ...(widths.length > 1 ? [width] : [])].join('.'),
        storyId: id,
        label: `${title} / ${name}`,
        theme,
        medium: mediumOf(theme, tags),
        width,
        screen,
        framed,
      })),
    );
  });
  return pictures.filter((picture) => picture.name.includes(filter)).sort(bySetup);
}

function widthsFor(tags: string[]): number[] {
  if (tags.includes('screen') || tags.includes('spanning')) return [phoneWidth, desktopWidth];
  return [tags.includes('phone') ? phoneWidth : componentWidth];
}

function mediumOf(theme: Theme, tags: string[]): Medium {
  return {
    colorScheme: theme,
    contrast: tags.includes('more-contrast') ? 'more' : 'no-preference',
    forcedColors: tags.includes('forced-colors') ? 'active' : 'none',
    reducedMotion: tags.includes('motion') ? 'no-preference' : 'reduce',
  };
}

function bySetup(a: Picture, b: Picture): number {
  return setupOf(a).localeCompare(setupOf(b)) || a.width - b.width;
}

/** What a page is loaded for. */
function setupOf({ medium: { colorScheme, ...preferences }, framed }: Picture): string {
  return [...Object.values(preferences), ...(framed ? ['framed', colorScheme] : [])].join();
}
