import type { Palette, Tone, ToneColors } from '../../ui/palette.ts';
import type { TokenDocs } from './token-doc.ts';

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
