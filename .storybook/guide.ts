import type { ReactNode } from 'react';

/** The guidance on a component's docs page, beyond its description: `parameters.guide`. */
export type Guide = {
  /** When to use it, in a sentence or two. */
  use: string;
  /** When not to use it, and what to use instead. */
  avoid: string;
  /** At least one thing to do. */
  good: Rule[];
  /** At least one thing not to do. */
  bad: Rule[];
  /** The keys it supports. Every interactive component has some. */
  keyboard?: Key[];
};

/** One thing to do or not to do. The example is rendered with the real components. */
export type Rule = { text: string; example?: ReactNode };

/** `keys` in words: 'Tab', 'Arrow keys', 'Shift + Tab'. */
export type Key = { keys: string; does: string };
