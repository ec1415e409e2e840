import type { ReactNode } from 'react';
import * as css from './section.css.ts';

/** Named by its heading's id (`labelledBy`), or by `label` when it has no heading. */
export type SectionProps = {
  children: ReactNode;
  room?: 'tight' | 'standard' | 'wide';
  ground?: 'paper' | 'sunk' | 'raised';
  ruled?: boolean;
  id?: string;
} & ({ labelledBy: string; label?: never } | { label: string; labelledBy?: never });

/** A full-width section of a page with space above and below. */
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
