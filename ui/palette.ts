/** Every color of a theme, named by purpose. Values are `#rrggbb`, except for the scrim. */
export type Palette = {
  /** The background of the page. */
  paper: string;
  /** Fields, panels and dialogs on the page. */
  raised: string;
  /** Wells and quiet sections. */
  sunk: string;
  ink: string;
  inkSoft: string;
  inkFaint: string;
  /** Dividers. */
  line: string;
  /** Edges of fields and controls. */
  lineStrong: string;
  /** Fill of primary buttons. */
  solid: string;
  solidPressed: string;
  onSolid: string;
  /** Fill of the one `accent` button of a screen. */
  accent: string;
  accentPressed: string;
  onAccent: string;
  focus: string;
  /** Translucent layer between the page and a dialog. */
  scrim: string;
  tone: Record<Tone, ToneColors>;
};

/** A soft background, a text color for it, and a border. */
export type ToneColors = { soft: string; ink: string; line: string };

/** The seven meanings of colors. Always add text that says the same. */
export type Tone = 'neutral' | 'info' | 'caution' | 'promote' | 'notice' | 'positive' | 'critical';

export const tones: readonly Tone[] = [
  'neutral',
  'info',
  'caution',
  'promote',
  'notice',
  'positive',
  'critical',
];
