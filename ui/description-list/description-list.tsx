import type { ReactNode } from 'react';
import * as css from './description-list.css.ts';

/** One property: its name and its value, as text or a Badge. */
export type Description = { term: string; detail: ReactNode };

/**
 * `beside` puts term and detail in two columns from tablets up, `compact` everywhere. Where a page has
 * many facts, `dense` gives each a line without rules, and `columns` puts a few of them side by side.
 */
export type DescriptionListProps = {
  items: readonly Description[];
  layout?: 'beside' | 'above' | 'compact' | 'dense' | 'columns';
};

/** Lists properties of one thing, such as its number, date and status. */
export function DescriptionList({ items, layout = 'beside' }: DescriptionListProps) {
  return (
    <dl className={`${css.list} ${css.layouts[layout]}`}>
      {items.map(({ term, detail }) => (
        <div key={term} className={css.row}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
