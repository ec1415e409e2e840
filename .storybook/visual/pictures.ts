/**
 * What is walked: every story of the built Storybook. A component is taken in both themes at one
 * width. A story tagged `screen` is a whole page, one tagged `spanning` a part that goes from side to
 * side: both are taken in light at two widths, and a screen's default story in dark at the wider one.
 * The other stories of a screen show nothing new in dark, so there only axe looks at them. A story
 * tagged `phone` is a component on a phone; one tagged with a preference is taken as a user with that
 * preference sees it; one tagged `framed` shows a page in a frame.
 */

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

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
  theme: Theme;
  medium: Medium;
  width: number;
  screen: boolean;
  /** It holds a frame, whose page is written for one theme. */
  framed: boolean;
  /** Whether a picture is kept of it; otherwise only its accessibility is checked. */
  kept: boolean;
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

/** In an order in which a page that walks the list seldom has to load or resize. */
export function picturesOf(index: StorybookIndex, filter = ''): Picture[] {
  const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
  const pictures = stories.flatMap(({ id, tags = [] }) => {
    const [screen, framed] = [tags.includes('screen'), tags.includes('framed')];
    const widths = widthsFor(tags);
    return widths.flatMap((width) =>
      themesAt(width, widths).map((theme) => ({
        name: [id, theme, ...(widths.length > 1 ? [width] : [])].join('.'),
        storyId: id,
        theme,
        medium: mediumOf(theme, tags),
        width,
        screen,
        framed,
        kept: theme === 'light' || !screen || id.endsWith('--default'),
      })),
    );
  });
  return pictures.filter((picture) => picture.name.includes(filter)).sort(bySetup);
}

function widthsFor(tags: string[]): number[] {
  if (tags.includes('screen') || tags.includes('spanning')) return [phoneWidth, desktopWidth];
  return [tags.includes('phone') ? phoneWidth : componentWidth];
}

/** Dark changes nothing but colors, so a page is looked at in it at its widest only. */
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

/** What a page is loaded for. */
function setupOf({ medium: { colorScheme, ...preferences }, framed }: Picture): string {
  return [...Object.values(preferences), ...(framed ? ['framed', colorScheme] : [])].join();
}
