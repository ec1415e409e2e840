import type { ReactNode } from 'react';
import type { Criterion } from './docs/wcag.ts';

/** The guidance on a component's docs page, beyond its description: `parameters.guide`. */
export type Guide = {
  /** When to use it, in a sentence or two. */
  use: string;
  /** When not to use it, and what to use instead. */
  avoid: string;
  /** Its named parts. Every component of several parts has some. */
  anatomy?: Anatomy;
  /** What changes at which width, in a sentence or two. */
  responsive?: string;
  accessibility: Accessibility;
  /** At least one thing to do. */
  good: Rule[];
  /** At least one thing not to do. */
  bad: Rule[];
  /** The keys it supports. Every interactive component has some. */
  keyboard?: Key[];
};

/** `story` is the end of the ID of the story that shows all parts, if it isn't the first: 'with-action'. */
export type Anatomy = { story?: string; parts: readonly Part[] };

/** A part of a component, and a CSS selector that finds it in the story. */
export type Part = { name: string; description?: string; selector: string };

/** What assistive technology gets from a component. */
export type Accessibility = {
  /** Its ARIA role, as code: '`button`'. */
  role: string;
  /** What a screen reader says, and when. */
  announced: string;
  /** The WCAG 2.2 success criteria that it contributes to. */
  criteria: readonly Criterion[];
};

/** One thing to do or not to do. The example is rendered with the real components. */
export type Rule = { text: string; example?: ReactNode };

/** `keys` in words: 'Tab', 'Arrow keys', 'Shift + Tab'. */
export type Key = { keys: string; does: string };
