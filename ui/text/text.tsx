import type { ReactNode } from 'react';
import * as css from './text.css.ts';

/** Size and weight are steps, tone is a meaning. */
export type TextProps = {
  children: ReactNode;
  size?: 'tiny' | 'small' | 'standard' | 'large';
  /** `soft` supports, `faint` may be skipped; the others say what the words say. */
  tone?: 'ink' | 'soft' | 'faint' | 'positive' | 'critical';
  weight?: 'regular' | 'medium' | 'strong';
  align?: 'start' | 'center' | 'end';
  as?: 'p' | 'span' | 'div' | 'strong' | 'address';
  /** Cuts the text after that many lines. */
  lines?: 1 | 2 | 3;
  /** Holds a paragraph to 66 letters a line. */
  measure?: boolean;
  /** Figures of one width, for columns. */
  numeric?: boolean;
  /** For what is copied letter by letter. */
  mono?: boolean;
  id?: string;
};

/** Running text. Its size is a step of the scale, its tone a meaning. */
export function Text({
  children,
  size = 'standard',
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
