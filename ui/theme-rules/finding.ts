/** The rules that every theme keeps, with the reason for each. */
export const themeRules = {
  'color-format': {
    title: 'Color format',
    reason: 'Colors are calculated with, so they are written as #rrggbb, and the scrim as rgb().',
  },
  contrast: {
    title: 'Contrast',
    reason: 'Text has at least 4.5:1 on its background; borders, shapes and focus rings 3:1.',
  },
  'more-contrast': {
    title: 'More contrast',
    reason: 'For people who ask for more contrast, text reaches 7:1 and no pair gets weaker.',
  },
  'light-and-dark': {
    title: 'Light and dark',
    reason: 'The light theme has dark text on light paper, the dark theme the opposite.',
  },
  'pressed-fill': {
    title: 'Pressed buttons',
    reason: 'A button that changes too little when pressed seems not to react.',
  },
  'destructive-hue': {
    title: 'Accent and destructive',
    reason:
      'Accent and destructive buttons must not look alike, so their hues are at least 25° apart.',
  },
  'tone-hues': {
    title: 'Hues of tones',
    reason: 'Each tone except neutral has its own hue, at least 15° from the next.',
  },
  typeface: {
    title: 'Typefaces',
    reason: 'A font stack ends with a generic family, which is shown until the font loads.',
  },
  radius: {
    title: 'Corner radii',
    reason: 'Radii are in px, and larger parts have corners at least as round as smaller ones.',
  },
  'target-size': {
    title: 'Target size',
    reason: 'On touch screens, everything to press is at least 44 × 44 px.',
  },
  spacing: {
    title: 'Spacing',
    reason: 'Steps are multiples of 4 px, and each is larger than the one before.',
  },
  'text-size': {
    title: 'Text size',
    reason: 'Text is at least 12 px and body text 16 px: phones zoom in on fields with less.',
  },
} as const;

export type ThemeRule = keyof typeof themeRules;

/** A rule that a theme breaks. Texts are plain sentences, ready to show. */
export type Finding = {
  rule: ThemeRule;
  /** Set by rules that look at one theme. */
  theme?: 'light' | 'dark';
  /** The tokens involved, such as `color.inkSoft`. The first one is the one to change. */
  tokens: readonly string[];
  /** What is wrong. */
  problem: string;
  /** The value found, with its unit: '3.9:1'. */
  measured: string;
  /** The value needed, with its unit: 'at least 4.5:1'. */
  required: string;
  /** What to do. */
  fix: string;
  /** A value for the first token that fixes it without breaking another contrast. */
  suggestion?: string;
};
