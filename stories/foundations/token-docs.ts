import type { Radii, Typefaces } from '../../ui/brand.ts';
import type { Palette, Tone } from '../../ui/palette.ts';
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

/** What a token stands for, and when to take it. Typed by the tokens: a new one has to say it too. */
export type TokenDoc = { meaning: string; usage: string };
type TokenDocs<Name extends string> = Record<Name, TokenDoc>;

export const colors: TokenDocs<Exclude<keyof Palette, 'tone'>> = {
  paper: {
    meaning: 'The ground of every page',
    usage: 'Body, bars, whatever has no reason to stand out.',
  },
  raised: {
    meaning: 'A sheet on the page',
    usage: 'Fields, panels, dialogs, menus: one sheet, never two.',
  },
  sunk: {
    meaning: 'A well in the page',
    usage: 'Quiet bands, the ground of a picture, a pressed button.',
  },
  ink: { meaning: 'Text', usage: 'All that must be read; also the rule above a total.' },
  inkSoft: { meaning: 'Supporting text', usage: 'Descriptions, notes, labels beside a value.' },
  inkFaint: { meaning: 'Text one may skip', usage: 'Placeholders, “optional”, marks of a list.' },
  line: {
    meaning: 'A hairline that divides',
    usage: 'Rows, sections, the edge of a panel. Nothing hangs on it.',
  },
  lineStrong: {
    meaning: 'An edge that invites',
    usage: 'Fields, quiet buttons: 3:1, for one has to find them.',
  },
  solid: {
    meaning: 'Filled with ink',
    usage: 'The main action of a screen that is not Buy; chosen things.',
  },
  solidPressed: { meaning: 'The same, held down', usage: 'Under the pointer and while pressed.' },
  onSolid: { meaning: 'Text on ink', usage: 'Only on solid and solidPressed.' },
  accent: {
    meaning: 'The one red',
    usage: 'Buy, once a screen. Never for status, never to decorate.',
  },
  accentPressed: { meaning: 'The same, held down', usage: 'Under the pointer and while pressed.' },
  onAccent: { meaning: 'Text on the red', usage: 'Only on accent and accentPressed.' },
  focus: {
    meaning: 'The focus ring',
    usage:
      'Drawn once, in focus-ring.css.ts; what stands for a hidden control takes it from there.',
  },
  scrim: {
    meaning: 'A veil over the page',
    usage: 'Under a dialog, so that the page behind steps back.',
  },
};

export const tones: TokenDocs<Tone> = {
  neutral: {
    meaning: 'No judgement',
    usage: 'Draft, refunded, anything without a better meaning.',
  },
  info: { meaning: 'Has begun', usage: 'Submitted, new, for your information.' },
  caution: { meaning: 'Is under way', usage: 'In progress, waiting for somebody.' },
  promote: { meaning: 'Handed over', usage: 'Delivered, recommended.' },
  notice: { meaning: 'Wants a look', usage: 'In review, soon to end.' },
  positive: { meaning: 'Went well', usage: 'Paid, active, completed, resolved.' },
  critical: {
    meaning: 'Needs help, or destroys',
    usage: 'Failed, overdue, open; errors; the verb that deletes.',
  },
};

export const texts: TokenDocs<TextStep> = {
  tiny: { meaning: 'Small print', usage: 'Badges, tooltips, the last line of a page.' },
  small: {
    meaning: 'Beside the text',
    usage: 'Labels, descriptions, notes, rows of a dense table.',
  },
  standard: {
    meaning: 'The text',
    usage: 'Everything else; by touch, fields never go below 16 px.',
  },
  large: { meaning: 'A lead', usage: 'One paragraph under a headline.' },
  heading4: { meaning: 'The title of a thing', usage: 'A card, a group of fields, a step.' },
  heading3: {
    meaning: 'The title of a part',
    usage: 'A panel, a dialog, a group within a section.',
  },
  heading2: { meaning: 'The title of a section', usage: 'What one scans a page by.' },
  heading1: { meaning: 'The title of a page', usage: 'Once a screen that is for working.' },
  display: {
    meaning: 'The headline',
    usage: 'Once a page that is for reading, in the display face.',
  },
};

export const weights: TokenDocs<keyof typeof weight> = {
  regular: { meaning: 'Text', usage: 'Whatever is read in sentences.' },
  medium: { meaning: 'A word that leads', usage: 'Links of a bar, badges, error messages.' },
  strong: { meaning: 'A word that counts', usage: 'Headings, labels, buttons, prices, totals.' },
};

export const typefaces: TokenDocs<keyof Typefaces> = {
  sans: { meaning: 'The voice of the interface', usage: 'Everything one reads and presses.' },
  display: {
    meaning: 'The voice of the house',
    usage: 'The one large headline of a page, and the name.',
  },
  mono: { meaning: 'Letter by letter', usage: 'Order numbers, keys, addresses that one copies.' },
};

export const spaces: TokenDocs<Space> = {
  none: { meaning: 'Touching', usage: 'Rows that share a hairline.' },
  xxs: { meaning: 'One thing', usage: 'A mark and its word; a title and its note.' },
  xs: { meaning: 'One group', usage: 'A label and its field, buttons in a row.' },
  s: { meaning: 'A close pair', usage: 'Inside badges, toasts and small buttons.' },
  m: { meaning: 'Neighbours', usage: 'Fields of a form, items of a list. The usual gap.' },
  l: { meaning: 'Inside a sheet', usage: 'The padding of panels and dialogs.' },
  xl: { meaning: 'Between groups', usage: 'Groups of fields, cards of a grid.' },
  xxl: { meaning: 'Between parts', usage: 'Columns, the parts of a page.' },
  xxxl: {
    meaning: 'Between chapters',
    usage: 'The least breath of a section; the most is 120 px.',
  },
};

export const widths: TokenDocs<keyof typeof contentWidth> = {
  form: { meaning: 'A form', usage: 'One column of fields; wider ones look unfinished.' },
  text: { meaning: 'A text', usage: 'About 66 letters a line.' },
  page: { meaning: 'A page', usage: 'Where the content ends on a wide screen.' },
};

export const radii: TokenDocs<keyof Radii> = {
  small: { meaning: 'A label', usage: 'Badges, skeletons, swatches.' },
  medium: { meaning: 'A control', usage: 'Buttons, fields, whatever one presses or types into.' },
  large: { meaning: 'A sheet', usage: 'Panels, frames, dialogs, menus, notices.' },
  round: { meaning: 'A disc', usage: 'Avatars, the markers of steps. Never a button.' },
};

export const shadows: TokenDocs<keyof Shadows> = {
  lift: { meaning: 'Unfolded from the page', usage: 'Menus and what drops from a bar.' },
  float: { meaning: 'Above the page', usage: 'Dialogs and toasts.' },
};

export const durations: TokenDocs<keyof typeof duration> = {
  quick: {
    meaning: 'An answer',
    usage: 'Colors and edges under the pointer; menus; what leaves.',
  },
  menu: { meaning: 'An unfolding', usage: 'The phone’s menu, dialogs, disclosures.' },
  slow: { meaning: 'An arrival', usage: 'A toast that comes down, a ring that empties.' },
};

export const layers: TokenDocs<keyof typeof layer> = {
  bar: { meaning: 'The bar at the top', usage: 'Whatever stays while the page scrolls.' },
  dialog: {
    meaning: 'A dialog and its veil',
    usage: 'Dialogs and menus: the one that opened last lies on top and takes the keys.',
  },
  toast: { meaning: 'A toast', usage: 'Toasts, tooltips, the skip link: nothing covers them.' },
};

export const breakpoints: TokenDocs<keyof typeof breakpoint> = {
  tablet: {
    meaning: 'Two things fit side by side',
    usage: 'The menu becomes a row, dialogs leave the edge.',
  },
  desktop: { meaning: 'An aside fits', usage: 'Columns stand side by side, type grows to 17 px.' },
};

export const mediaQueries: TokenDocs<keyof typeof media> = {
  tablet: { meaning: 'Tablet and wider', usage: 'Styles start from the phone; this adds.' },
  desktop: { meaning: 'Desktop and wider', usage: 'The same.' },
  phone: { meaning: 'Phone only', usage: 'For what a wide screen would have to undo.' },
  mouse: {
    meaning: 'A precise pointer',
    usage: 'The only place where a target may be under 44 px.',
  },
  hover: { meaning: 'Something can hover', usage: 'For what a touch would leave stuck.' },
  reducedMotion: {
    meaning: 'Less motion, please',
    usage: 'Once, in global.css.ts: everything stands still.',
  },
  motionAllowed: {
    meaning: 'Motion is welcome',
    usage: 'For scrolling, and for what should otherwise not be there at all.',
  },
  dark: { meaning: 'The system is dark', usage: 'Once, in the theme.' },
  moreContrast: {
    meaning: 'More contrast, please',
    usage: 'In the theme, for every color; in focus-ring.css.ts, for its width.',
  },
  forcedColors: {
    meaning: 'The system chooses colors',
    usage: 'Where a state was shown by ground or shadow alone.',
  },
};
