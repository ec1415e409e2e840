import type { Radii, Typefaces } from '../../ui/brand.ts';
import type { Palette, Tone, ToneColors } from '../../ui/palette.ts';
import type {
  breakpoint,
  contentWidth,
  duration,
  layer,
  media,
  Space,
  TextStep,
  weight,
} from '../../ui/scale.ts';
import type { Shadows } from '../../ui/shadow.ts';

/** What a token is for and where to use it. Typed by the tokens, so a new one must be documented. */
export type TokenDoc = { meaning: string; usage: string };
type TokenDocs<Name extends string> = Record<Name, TokenDoc>;

export const colors: TokenDocs<Exclude<keyof Palette, 'tone'>> = {
  paper: { meaning: 'Page background', usage: 'The body, bars, and anything that blends in.' },
  raised: {
    meaning: 'Raised surface',
    usage: 'Fields, panels, dialogs and menus. Don’t put one raised surface on another.',
  },
  sunk: {
    meaning: 'Sunken surface',
    usage: 'Quiet sections, backgrounds of pictures, pressed buttons.',
  },
  ink: { meaning: 'Text', usage: 'Primary text, and the line above a total.' },
  inkSoft: { meaning: 'Secondary text', usage: 'Descriptions, notes, labels next to a value.' },
  inkFaint: { meaning: 'Tertiary text', usage: 'Placeholders, “optional”, list markers.' },
  line: {
    meaning: 'Divider',
    usage: 'Between rows and sections, around panels. Decorative, so contrast doesn’t matter.',
  },
  lineStrong: {
    meaning: 'Control border',
    usage: 'Fields and quiet buttons, with at least 3:1 so that they can be found.',
  },
  solid: {
    meaning: 'Primary fill',
    usage: 'The main action of a screen, except Buy. Selected items.',
  },
  solidPressed: { meaning: 'Primary fill, pressed', usage: 'Hovered and pressed.' },
  onSolid: { meaning: 'Text on the primary fill', usage: 'Only on solid and solidPressed.' },
  accent: {
    meaning: 'Accent',
    usage: 'The Buy button, once per screen. Never for status or decoration.',
  },
  accentPressed: { meaning: 'Accent, pressed', usage: 'Hovered and pressed.' },
  onAccent: { meaning: 'Text on the accent', usage: 'Only on accent and accentPressed.' },
  focus: {
    meaning: 'Focus ring',
    usage: 'Used in focus-ring.css.ts only. Elements that replace a hidden control import it.',
  },
  scrim: { meaning: 'Scrim', usage: 'Between the page and a dialog.' },
};

export const tones: TokenDocs<Tone> = {
  neutral: { meaning: 'Neutral', usage: 'Draft, refunded, anything without a better tone.' },
  info: { meaning: 'Started', usage: 'Submitted, new, for your information.' },
  caution: { meaning: 'In progress', usage: 'In progress, waiting for a reply.' },
  promote: { meaning: 'Delivered', usage: 'Delivered, recommended.' },
  notice: { meaning: 'Needs attention', usage: 'In review, ending soon.' },
  positive: { meaning: 'Successful', usage: 'Paid, active, completed, resolved.' },
  critical: {
    meaning: 'Failed or destructive',
    usage: 'Failed, overdue, open. Errors and destructive actions.',
  },
};

export const toneParts: Record<keyof ToneColors, string> = {
  soft: 'background',
  ink: 'text',
  line: 'border',
};

export const texts: TokenDocs<TextStep> = {
  tiny: { meaning: 'Caption', usage: 'Badges, tooltips, legal text.' },
  small: { meaning: 'Small text', usage: 'Labels, descriptions, notes, rows of dense tables.' },
  standard: { meaning: 'Body text', usage: 'Everything else. Fields are at least 16 px by touch.' },
  large: { meaning: 'Lead', usage: 'One paragraph below a headline.' },
  heading4: { meaning: 'Item title', usage: 'A card, a group of fields, a step.' },
  heading3: { meaning: 'Group title', usage: 'A panel, a dialog, a group within a section.' },
  heading2: { meaning: 'Section title', usage: 'The headings people scan.' },
  heading1: { meaning: 'Page title', usage: 'Once per application screen.' },
  display: { meaning: 'Headline', usage: 'Once per marketing page, in the display font.' },
};

export const weights: TokenDocs<keyof typeof weight> = {
  regular: { meaning: 'Text', usage: 'Running text.' },
  medium: { meaning: 'Emphasis', usage: 'Navigation links, badges, error messages.' },
  strong: { meaning: 'Strong emphasis', usage: 'Headings, labels, buttons, prices, totals.' },
};

export const typefaces: TokenDocs<keyof Typefaces> = {
  sans: { meaning: 'Interface', usage: 'Text and controls.' },
  display: { meaning: 'Display', usage: 'The large headline of a page, and the wordmark.' },
  mono: { meaning: 'Monospace', usage: 'Order numbers, keys, addresses to copy.' },
};

export const spaces: TokenDocs<Space> = {
  none: { meaning: 'No gap', usage: 'Rows that share a divider.' },
  xxs: { meaning: 'Within an item', usage: 'An icon and its text, a title and its note.' },
  xs: { meaning: 'Within a group', usage: 'A label and its field, buttons in a row.' },
  s: { meaning: 'Close pair', usage: 'Inside badges, toasts and small buttons.' },
  m: { meaning: 'Between items', usage: 'Fields of a form, items of a list. The default gap.' },
  l: { meaning: 'Container padding', usage: 'Inside panels and dialogs.' },
  xl: { meaning: 'Between groups', usage: 'Groups of fields, cards of a grid.' },
  xxl: { meaning: 'Between parts', usage: 'Columns, the parts of a page.' },
  xxxl: {
    meaning: 'Between sections',
    usage: 'The minimum above a section; the maximum is 120 px.',
  },
};

export const widths: TokenDocs<keyof typeof contentWidth> = {
  form: { meaning: 'A form', usage: 'One column of fields.' },
  text: { meaning: 'A text', usage: 'About 66 characters per line.' },
  page: { meaning: 'A page', usage: 'The maximum width of content.' },
};

export const radii: TokenDocs<keyof Radii> = {
  small: { meaning: 'Labels', usage: 'Badges, skeletons, swatches.' },
  medium: { meaning: 'Controls', usage: 'Buttons and fields.' },
  large: { meaning: 'Containers', usage: 'Panels, frames, dialogs, menus, notices.' },
  round: { meaning: 'Circles', usage: 'Avatars and step markers, never buttons.' },
};

export const shadows: TokenDocs<keyof Shadows> = {
  lift: { meaning: 'Attached to the page', usage: 'Menus and anything that opens from a bar.' },
  float: { meaning: 'Above the page', usage: 'Dialogs and toasts.' },
};

export const durations: TokenDocs<keyof typeof duration> = {
  quick: { meaning: 'Feedback', usage: 'Hover states, menus, and everything that disappears.' },
  menu: { meaning: 'Opening', usage: 'The menu on phones, dialogs, disclosures.' },
  slow: { meaning: 'Appearing', usage: 'Toasts, the ring of a countdown.' },
};

export const layers: TokenDocs<keyof typeof layer> = {
  bar: { meaning: 'Top bar', usage: 'Anything that stays while the page scrolls.' },
  dialog: {
    meaning: 'Dialogs',
    usage: 'Dialogs, scrims and menus. The one that opened last is on top and has the keyboard.',
  },
  toast: { meaning: 'Toasts', usage: 'Toasts, tooltips and the skip link. Nothing covers them.' },
};

export const breakpoints: TokenDocs<keyof typeof breakpoint> = {
  tablet: {
    meaning: 'Room for two items side by side',
    usage: 'The menu becomes a row, and dialogs are centered.',
  },
  desktop: {
    meaning: 'Room for a sidebar',
    usage: 'Columns are side by side, and text grows to 17 px.',
  },
};

export const mediaQueries: TokenDocs<keyof typeof media> = {
  tablet: { meaning: 'Tablet and wider', usage: 'Styles start with phones; add to them here.' },
  desktop: { meaning: 'Desktop and wider', usage: 'The same, for desktops.' },
  phone: { meaning: 'Phone only', usage: 'For styles that wider screens would have to undo.' },
  mouse: {
    meaning: 'Precise pointer',
    usage: 'The only case where targets may be smaller than 44 px.',
  },
  hover: { meaning: 'Can hover', usage: 'For hover styles that would stick on touch screens.' },
  reducedMotion: {
    meaning: 'Prefers reduced motion',
    usage: 'Used once, in global.css.ts, to stop all motion.',
  },
  motionAllowed: {
    meaning: 'No preference about motion',
    usage: 'For smooth scrolling, and for motion that reduced motion should remove entirely.',
  },
  dark: { meaning: 'Prefers a dark theme', usage: 'Used once, in the theme.' },
  moreContrast: {
    meaning: 'Prefers more contrast',
    usage: 'Used in the theme for colors, and in focus-ring.css.ts for the width of the ring.',
  },
  forcedColors: {
    meaning: 'Forced colors',
    usage: 'For states that only a background or a shadow shows.',
  },
};

const docsByGroup: Record<string, Record<string, TokenDoc>> = {
  color: colors,
  text: texts,
  weight: weights,
  font: typefaces,
  space: spaces,
  contentWidth: widths,
  radius: radii,
  shadow: shadows,
  duration: durations,
};

/** What a token is for, by its path: `color.inkSoft`. */
export function describeToken(path: string): string | undefined {
  const [group = '', name = '', tone, part] = path.split('.');
  const tonesByName: Record<string, TokenDoc> = tones;
  const doc = tone ? tonesByName[tone] : docsByGroup[group]?.[name];
  if (!doc) return undefined;
  return `${doc.meaning}${part ? `, ${toneParts[toPart(part)]}` : ''}. ${doc.usage}`;
}

function toPart(part: string): keyof ToneColors {
  return part === 'soft' || part === 'line' ? part : 'ink';
}
