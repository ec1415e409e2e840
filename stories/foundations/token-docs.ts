import type { Corners, Typefaces } from '../../ui/brand.ts';
import type { Palette, Tone } from '../../ui/palette.ts';
import type {
  breakpoint,
  duration,
  layer,
  media,
  Space,
  TextStep,
  weight,
  width,
} from '../../ui/scale.ts';
import type { Shadows } from '../../ui/shadow.ts';

/** What a token stands for, and when to take it. Typed by the tokens: a new one has to say it too. */
export type Meaning = { is: string; use: string };
type Meanings<Name extends string> = Record<Name, Meaning>;

export const colours: Meanings<Exclude<keyof Palette, 'tone'>> = {
  paper: {
    is: 'The ground of every page',
    use: 'Body, bars, whatever has no reason to stand out.',
  },
  raised: {
    is: 'A sheet on the page',
    use: 'Fields, panels, dialogs, menus: one sheet, never two.',
  },
  sunk: {
    is: 'A well in the page',
    use: 'Quiet bands, the ground of a picture, a pressed button.',
  },
  ink: { is: 'Text', use: 'All that must be read; also the rule above a total.' },
  inkSoft: { is: 'Supporting text', use: 'Descriptions, notes, labels beside a value.' },
  inkFaint: { is: 'Text one may skip', use: 'Placeholders, “optional”, marks of a list.' },
  line: {
    is: 'A hairline that divides',
    use: 'Rows, sections, the edge of a panel. Nothing hangs on it.',
  },
  lineStrong: {
    is: 'An edge that invites',
    use: 'Fields, quiet buttons: 3:1, for one has to find them.',
  },
  solid: {
    is: 'Filled with ink',
    use: 'The main action of a screen that is not Buy; chosen things.',
  },
  solidPressed: { is: 'The same, held down', use: 'Under the pointer and while pressed.' },
  onSolid: { is: 'Text on ink', use: 'Only on solid and solidPressed.' },
  accent: { is: 'The one red', use: 'Buy, once a screen. Never for status, never to decorate.' },
  accentPressed: { is: 'The same, held down', use: 'Under the pointer and while pressed.' },
  onAccent: { is: 'Text on the red', use: 'Only on accent and accentPressed.' },
  focus: {
    is: 'The focus ring',
    use: 'Drawn once, in focus-ring.css.ts; what stands for a hidden control takes it from there.',
  },
  scrim: { is: 'A veil over the page', use: 'Under a dialog, so that the page behind steps back.' },
};

export const tones: Meanings<Tone> = {
  neutral: { is: 'No judgement', use: 'Draft, refunded, anything without a better meaning.' },
  info: { is: 'Has begun', use: 'Submitted, new, for your information.' },
  caution: { is: 'Is under way', use: 'In progress, waiting for somebody.' },
  promote: { is: 'Handed over', use: 'Delivered, recommended.' },
  notice: { is: 'Wants a look', use: 'In review, soon to end.' },
  positive: { is: 'Went well', use: 'Paid, active, completed, resolved.' },
  critical: {
    is: 'Needs help, or destroys',
    use: 'Failed, overdue, open; errors; the verb that deletes.',
  },
};

export const texts: Meanings<TextStep> = {
  tiny: { is: 'Small print', use: 'Badges, tooltips, the last line of a page.' },
  small: { is: 'Beside the text', use: 'Labels, descriptions, notes, rows of a dense table.' },
  standard: { is: 'The text', use: 'Everything else; by touch, fields never go below 16 px.' },
  large: { is: 'A lead', use: 'One paragraph under a headline.' },
  heading4: { is: 'The title of a thing', use: 'A card, a group of fields, a step.' },
  heading3: { is: 'The title of a part', use: 'A panel, a dialog, a group within a section.' },
  heading2: { is: 'The title of a section', use: 'What one scans a page by.' },
  heading1: { is: 'The title of a page', use: 'Once a screen that is for working.' },
  display: { is: 'The headline', use: 'Once a page that is for reading, in the display face.' },
};

export const weights: Meanings<keyof typeof weight> = {
  regular: { is: 'Text', use: 'Whatever is read in sentences.' },
  medium: { is: 'A word that leads', use: 'Links of a bar, badges, error messages.' },
  strong: { is: 'A word that counts', use: 'Headings, labels, buttons, prices, totals.' },
};

export const typefaces: Meanings<keyof Typefaces> = {
  sans: { is: 'The voice of the interface', use: 'Everything one reads and presses.' },
  display: { is: 'The voice of the house', use: 'The one large headline of a page, and the name.' },
  mono: { is: 'Letter by letter', use: 'Order numbers, keys, addresses that one copies.' },
};

export const spaces: Meanings<Space> = {
  none: { is: 'Touching', use: 'Rows that share a hairline.' },
  xxs: { is: 'One thing', use: 'A mark and its word; a title and its note.' },
  xs: { is: 'One group', use: 'A label and its field, buttons in a row.' },
  s: { is: 'A close pair', use: 'Inside badges, toasts and small buttons.' },
  m: { is: 'Neighbours', use: 'Fields of a form, items of a list. The usual gap.' },
  l: { is: 'Inside a sheet', use: 'The padding of panels and dialogs.' },
  xl: { is: 'Between groups', use: 'Groups of fields, cards of a grid.' },
  xxl: { is: 'Between parts', use: 'Columns, the parts of a page.' },
  xxxl: { is: 'Between chapters', use: 'The least breath of a section; the most is 120 px.' },
};

export const widths: Meanings<keyof typeof width> = {
  form: { is: 'A form', use: 'One column of fields; wider ones look unfinished.' },
  text: { is: 'A text', use: 'About 66 letters a line.' },
  page: { is: 'A page', use: 'Where the content ends on a wide screen.' },
};

export const corners: Meanings<keyof Corners> = {
  small: { is: 'A label', use: 'Badges, skeletons, swatches.' },
  medium: { is: 'A control', use: 'Buttons, fields, whatever one presses or types into.' },
  large: { is: 'A sheet', use: 'Panels, frames, dialogs, menus, notices.' },
  round: { is: 'A disc', use: 'Avatars, the markers of steps. Never a button.' },
};

export const shadows: Meanings<keyof Shadows> = {
  lift: { is: 'Unfolded from the page', use: 'Menus and what drops from a bar.' },
  float: { is: 'Above the page', use: 'Dialogs and toasts.' },
};

export const durations: Meanings<keyof typeof duration> = {
  quick: { is: 'An answer', use: 'Colours and edges under the pointer; menus; what leaves.' },
  menu: { is: 'An unfolding', use: 'The phone’s menu, dialogs, disclosures.' },
  slow: { is: 'An arrival', use: 'A toast that comes down, a ring that empties.' },
};

export const layers: Meanings<keyof typeof layer> = {
  bar: { is: 'The bar at the top', use: 'Whatever stays while the page scrolls.' },
  dialog: {
    is: 'A dialog and its veil',
    use: 'Dialogs and menus: the one that opened last lies on top and takes the keys.',
  },
  toast: { is: 'A toast', use: 'Toasts, tooltips, the skip link: nothing covers them.' },
};

export const breakpoints: Meanings<keyof typeof breakpoint> = {
  tablet: {
    is: 'Two things fit side by side',
    use: 'The menu becomes a row, dialogs leave the edge.',
  },
  desktop: { is: 'An aside fits', use: 'Columns stand side by side, type grows to 17 px.' },
};

export const medias: Meanings<keyof typeof media> = {
  tablet: { is: 'Tablet and wider', use: 'Styles start from the phone; this adds.' },
  desktop: { is: 'Desktop and wider', use: 'The same.' },
  phone: { is: 'Phone only', use: 'For what a wide screen would have to undo.' },
  mouse: { is: 'A precise pointer', use: 'The only place where a target may be under 44 px.' },
  hover: { is: 'Something can hover', use: 'For what a touch would leave stuck.' },
  still: { is: 'Less motion, please', use: 'Once, in global.css.ts: everything stands still.' },
  moving: {
    is: 'Motion is welcome',
    use: 'For scrolling, and for what should otherwise not be there at all.',
  },
  dark: { is: 'The system is dark', use: 'Once, in the theme.' },
  more: {
    is: 'More contrast, please',
    use: 'In the theme, for every colour; in focus-ring.css.ts, for its width.',
  },
  forced: {
    is: 'The system chooses colours',
    use: 'Where a state was shown by ground or shadow alone.',
  },
};
