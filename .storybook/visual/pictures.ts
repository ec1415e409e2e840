import { isComponentPage } from '../docs/component-groups.ts';

/** What the index of the built Storybook says of a story or a docs page. */
export interface StoryEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
}

/** What is known of a story without loading it. */
export type PicturedStory = Omit<StoryEntry, 'type'>;

export interface StorybookIndex {
  entries: Record<string, StoryEntry>;
}

export type Theme = 'light' | 'dark';

/** The user preferences that the browser emulates. */
export interface Medium {
  contrast: 'more' | 'no-preference';
  forcedColors: 'active' | 'none';
  reducedMotion: 'reduce' | 'no-preference';
}

/** A story as it is rendered once, in the first of its themes. The other theme only changes colors. */
export interface Visit {
  /** The name of its test, and of its pictures without their theme. */
  name: string;
  storyId: string;
  width: number;
  medium: Medium;
  themes: Theme[];
  /** A whole page. */
  screen: boolean;
  /** A page or a part as wide as one, pictured in half its size: a quarter of the bytes. */
  wide: boolean;
  /** Contains an iframe, whose page is rendered for one theme. */
  framed: boolean;
  /** Its contrast is checked too. */
  contrast: boolean;
  /** The themes in which a picture is kept. */
  pictured: Theme[];
}

export const phoneWidth = 360;
const componentWidth = 800;
const desktopWidth = 1280;

/** Stories that show a component's variants side by side, and the main outcomes of a screen. */
const matrices = /--(default|open|variants|tones|sizes)$/;
const outcomes = /--(default|empty|failed|not-found)$/;

/**
 * Every story is visited in light, at a phone's width for `phone`, a desktop's for `screen` and `spanning`,
 * and in dark for a picture or a frame: in dark only colors change, every story fails that pairs them as
 * `ui/contrast.ts` does not, and its test checks each pair in both themes. Pictured are the matrices
 * of components in both themes, and the outcomes of screens on a phone and a desktop, in dark only the
 * default one on a desktop. Sorted so that pages seldom reload.
 */
export function listVisits({ entries }: StorybookIndex): Visit[] {
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .flatMap(visitsOf)
    .sort((a, b) => setupOf(a).localeCompare(setupOf(b)) || a.name.localeCompare(b.name));
}

/** Pages reload for another setup. */
export function setupOf({ medium, framed, themes, width }: Visit): string {
  return [...Object.values(medium), framed ? themes.join() : '', width].join();
}

/** The picture of a story on a desktop in a theme, if there is one. */
export function pictureOf(story: PicturedStory, theme: string): string | undefined {
  const [visit] = visitsOf(story);
  const pictured = visit?.pictured.find((one) => one === theme) ?? visit?.pictured[0];
  return pictured && `${visit?.name}-${pictured}`;
}

function visitsOf({ id, title, tags = [] }: PicturedStory): Visit[] {
  const framed = tags.includes('framed');
  const wide = tags.includes('screen') || tags.includes('spanning');
  const isPictured =
    !tags.includes('unpictured') &&
    !title.startsWith('Foundations/') &&
    (isComponentPage(title) ? matrices : outcomes).test(id);
  const isApp = isComponentPage(title) || title.startsWith('Screens/');
  const isDefault = id.endsWith('--default');
  const both = (isDefault && framed) || (isPictured && isApp && (isDefault || !wide));
  const themes: Theme[] = both ? ['light', 'dark'] : ['light'];
  const visit: Visit = {
    name: id,
    storyId: id,
    width: wide ? desktopWidth : tags.includes('phone') ? phoneWidth : componentWidth,
    medium: {
      contrast: tags.includes('more-contrast') ? 'more' : 'no-preference',
      forcedColors: tags.includes('forced-colors') ? 'active' : 'none',
      reducedMotion: tags.includes('motion') ? 'no-preference' : 'reduce',
    },
    themes,
    screen: tags.includes('screen'),
    wide,
    framed,
    contrast: framed || isDefault || isPictured,
    pictured: isPictured ? (isApp ? themes : ['light']) : [],
  };
  const inThemes = framed ? visit.themes.map((theme) => inTheme(visit, theme)) : [visit];
  if (!wide || !isPictured || title.startsWith('Mail/')) return inThemes;
  const onPhone = { name: `${id}-phone`, width: phoneWidth, contrast: framed };
  return [...inThemes, { ...inTheme(visit, 'light'), ...onPhone }];
}

function inTheme(visit: Visit, theme: Theme): Visit {
  const pictured = visit.pictured.filter((one) => one === theme);
  return { ...visit, themes: [theme], pictured };
}
