import type { ReactNode } from 'react';
import * as css from './text.css.ts';

/** `lines` cuts after that many; `measure` holds a paragraph to 66 letters a line. */
export type TextProps = {
  children: ReactNode;
  size?: 'tiny' | 'small' | 'standard' | 'large';
  tone?: 'ink' | 'soft' | 'faint' | 'positive' | 'critical';
  weight?: 'regular' | 'medium' | 'strong';
  align?: 'start' | 'center' | 'end';
  as?: 'p' | 'span' | 'div' | 'strong' | 'address';
  lines?: 1 | 2 | 3;
  measure?: boolean;
  numeric?: boolean;
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
