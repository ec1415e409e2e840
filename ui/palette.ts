/** Every color of a theme, named by meaning; values are `#rrggbb`, but for the scrim. */
export type Palette = {
  /** The ground of a page. */
  paper: string;
  /** What lies on the page: fields, panels, dialogs. */
  raised: string;
  /** What lies under it: wells, quiet bands. */
  sunk: string;
  ink: string;
  inkSoft: string;
  inkFaint: string;
  /** Hairlines that only divide. */
  line: string;
  /** Edges that show where to press or type. */
  lineStrong: string;
  /** Filled with ink: the main action. */
  solid: string;
  solidPressed: string;
  onSolid: string;
  /** Once a screen: Buy. */
  accent: string;
  accentPressed: string;
  onAccent: string;
  focus: string;
  /** Over the page, under a dialog; see-through. */
  scrim: string;
  tone: Record<Tone, ToneColors>;
};

/** A soft ground, ink for it, and a line around it. */
export type ToneColors = { soft: string; ink: string; line: string };

/** The seven meanings a color may carry. A tone never speaks without a word beside it. */
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
