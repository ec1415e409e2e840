import type { ReactNode } from 'react';
import * as css from './description-list.css.ts';

/** One fact: its name, and what it is in words or as a Badge. */
export type Description = { term: string; detail: ReactNode };

/** `beside` sets term and detail in two columns from the tablet on. */
export type DescriptionListProps = {
  items: readonly Description[];
  layout?: 'beside' | 'above';
};

/** Facts about one thing: its number, its date, its status. */
export function DescriptionList({ items, layout = 'beside' }: DescriptionListProps) {
  return (
    <dl className={css.list}>
      {items.map(({ term, detail }) => (
        <div key={term} className={`${css.row} ${css.layouts[layout]}`}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
