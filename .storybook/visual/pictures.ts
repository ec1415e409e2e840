import { isComponentPage } from '../docs/component-groups.ts';

/**
 * Lists the pictures of every story of the built Storybook. A component is taken in both themes at one
 * width. Stories tagged `screen` (a whole page) or `spanning` (a full-width part of one) are taken in
 * light at two widths, and the default story of a screen also in dark at the wider one. A screen's
 * other stories are only checked by axe in dark, and `unpictured` ones always. `every-width` also takes a
 * screen on a tablet and on a wide desktop. `phone` takes a component at a phone's width. Tags
 * such as `forced-colors` emulate a user preference, and `framed` marks stories with an iframe. The
 * default story of a component is also taken from right to left, unless one of its stories shows that.
 */

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Direction = 'ltr' | 'rtl';

/** The user preferences that the browser emulates. */
export interface Medium {
  colorScheme: Theme;
  contrast: 'more' | 'no-preference';
  forcedColors: 'active' | 'none';
  reducedMotion: 'reduce' | 'no-preference';
}

export interface Picture {
  /** The file name of the baseline without its extension. */
  name: string;
  storyId: string;
  theme: Theme;
  direction: Direction;
  medium: Medium;
  width: number;
  screen: boolean;
  /** Whether it contains an iframe, whose page is rendered for one theme. */
  framed: boolean;
  /** Whether a picture is kept; otherwise only accessibility is checked. */
  kept: boolean;
}

export interface StoryEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
  /** The file of the story, from the project's folder. */
  importPath?: string;
}

export interface StorybookIndex {
  entries: Record<string, StoryEntry>;
}

export const phoneWidth = 360;
const componentWidth = 800;
const desktopWidth = 1280;
/** Of a tablet and a wide desktop. */
const furtherWidths = [820, 1680];

/** Sorted so that a page seldom has to reload or resize. */
export function listPictures(index: StorybookIndex, filter = ''): Picture[] {
  const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
  const ids = new Set(stories.map(({ id }) => id));
  const pictures = stories.flatMap(({ id, title, tags = [] }) => {
    const [screen, framed] = [tags.includes('screen'), tags.includes('framed')];
    const widths = widthsFor(tags);
    const take = (theme: Theme, width: number, direction: Direction): Picture => ({
      name: [
        id,
        theme,
        ...(widths.length > 1 ? [width] : []),
        ...(direction === 'rtl' ? [direction] : []),
      ].join('.'),
      storyId: id,
      theme,
      direction,
      medium: mediumOf(theme, tags),
      width,
      screen,
      framed,
      kept:
        !tags.includes('unpictured') && (theme === 'light' || !screen || id.endsWith('--default')),
    });
    const leftToRight = widths.flatMap((width) =>
      themesAt(width, widths).map((theme) => take(theme, width, 'ltr')),
    );
    if (tags.includes('every-width')) {
      leftToRight.push(...furtherWidths.map((width) => take('light', width, 'ltr')));
    }
    const hasOwn = ids.has(id.replace(/--default$/, '--right-to-left'));
    if (!isComponentPage(title) || !id.endsWith('--default') || hasOwn) return leftToRight;
    return [...leftToRight, take('light', Math.max(...widths), 'rtl')];
  });
  return pictures.filter((picture) => picture.name.includes(filter)).sort(bySetup);
}

function widthsFor(tags: string[]): number[] {
  if (tags.includes('screen') || tags.includes('spanning')) return [phoneWidth, desktopWidth];
  return [tags.includes('phone') ? phoneWidth : componentWidth];
}

/** Only colors differ in dark, so the widest picture is enough. */
function themesAt(width: number, widths: number[]): readonly Theme[] {
  return width === Math.max(...widths) ? themes : ['light'];
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

/** Pictures with another setup need a reload of the page. */
function setupOf({ medium: { colorScheme, ...preferences }, framed, direction }: Picture): string {
  const frame = framed ? ['framed', colorScheme] : [];
  return [direction, ...Object.values(preferences), ...frame].join();
}
