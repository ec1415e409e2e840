import type { ReactNode } from 'react';
import * as css from './section.css.ts';

/** Named by its heading's id (`aria-labelledby`), or by `aria-label` when it has no heading. */
export type SectionProps = {
  children: ReactNode;
  spacing?: 'small' | 'medium' | 'large';
  background?: 'paper' | 'sunk' | 'raised';
  divided?: boolean;
  id?: string;
} & (
  | { 'aria-labelledby': string; 'aria-label'?: never }
  | { 'aria-label': string; 'aria-labelledby'?: never }
);

/** A full-width section of a page with space above and below. */
export function Section({
  children,
  spacing = 'medium',
  background = 'paper',
  divided = false,
  id,
  'aria-label': label,
  'aria-labelledby': labelledBy,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`${css.section} ${css.spacings[spacing]} ${css.backgrounds[background]} ${divided ? css.divided : ''}`}
    >
      {children}
    </section>
  );
}
