import type { ReactNode } from 'react';

/** What a component's documentation page says beyond its lead: read from `parameters.guide`. */
export type Guide = {
  /** When to use it, in a sentence or two. */
  use: string;
  /** When not to, and what to take instead. */
  avoid: string;
  /** At least one thing to do. */
  good: Rule[];
  /** At least one thing not to do. */
  bad: Rule[];
  /** The keys it answers to. Every interactive component has some. */
  keyboard?: Key[];
};

/**
 * One thing to do or not to do, as it reads below “Do” or “Don’t”. An example is drawn with the
 * real components.
 */
export type Rule = { text: string; example?: ReactNode };

/** `keys` in words, as they stand on the keyboard: 'Tab', 'Arrow keys', 'Shift + Tab'. */
export type Key = { keys: string; does: string };
