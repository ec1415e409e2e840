import type { ReactNode } from 'react';
import * as css from './section.css.ts';

/** Named by its heading (`labelledBy`, that heading's id) or by `label` where none is shown. */
export type SectionProps = {
  children: ReactNode;
  room?: 'tight' | 'standard' | 'wide';
  ground?: 'paper' | 'sunk' | 'raised';
  ruled?: boolean;
  id?: string;
} & ({ labelledBy: string; label?: never } | { label: string; labelledBy?: never });

/** A full-width band of a page with its own breath above and below. */
export function Section({
  children,
  room = 'standard',
  ground = 'paper',
  ruled = false,
  id,
  label,
  labelledBy,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`${css.section} ${css.rooms[room]} ${css.grounds[ground]} ${ruled ? css.ruled : ''}`}
    >
      {children}
    </section>
  );
}
