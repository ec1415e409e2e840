import type { ReactNode } from 'react';
import * as css from './text.css.ts';

/** Size and weight are steps of a scale; tone is a meaning. */
export type TextProps = {
  children: ReactNode;
  size?: 'tiny' | 'small' | 'medium' | 'large';
  /** `soft` is supporting text, `faint` is optional; the others match the meaning of the text. */
  tone?: 'ink' | 'soft' | 'faint' | 'positive' | 'critical';
  weight?: 'regular' | 'medium' | 'strong';
  align?: 'start' | 'center' | 'end';
  as?: 'p' | 'span' | 'div' | 'strong' | 'address';
  /** Truncates the text after this many lines. */
  lines?: 1 | 2 | 3;
  /** Limits lines to 66 characters. */
  measure?: boolean;
  /** Tabular figures, for columns. */
  numeric?: boolean;
  /** For values that are copied exactly. */
  mono?: boolean;
  id?: string;
};

/** Body text at a size of the scale. */
export function Text({
  children,
  size = 'medium',
  tone = 'ink',
  weight = 'regular',
  align = 'start',
  as = 'p',
  lines,
  measure = false,
  numeric = false,
  mono = false,
  id,
}: TextProps) {
  const Element = as;
  const classes = [
    css.text,
    css.sizes[size],
    css.tones[tone],
    css.weights[weight],
    css.aligns[align],
    lines && css.lines[lines],
    measure && css.measure,
    numeric && css.numeric,
    mono && css.mono,
  ];
  return (
    <Element id={id} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Element>
  );
}
