import { Anchor } from '../../../ui/link/anchor.tsx';
import { catalog as copy } from '../../copy/catalog.ts';
import * as css from './catalog.css.ts';
import { addressOfFilters, type CatalogFilters } from './catalog-filters.ts';

type CategoryChipsProps = {
  categories: readonly string[];
  filters: CatalogFilters;
  /** On the page that they filter; elsewhere they lead there. */
  onChoose?: (category: string) => void;
};

/** A link for each trade, so that they also work without scripts. */
export function CategoryChips({ categories, filters, onChoose }: CategoryChipsProps) {
  if (categories.length === 0) return null;
  const all = onChoose ? [{ value: '', label: copy.allCategories }] : [];
  return (
    <nav aria-label={copy.category}>
      <ul className={css.chips}>
        {[...all, ...categories.map((value) => ({ value, label: value }))].map(
          ({ value, label }) => (
            <li key={value}>
              <Anchor
                href={addressOfFilters({ ...filters, category: value })}
                newTab={false}
                label={undefined}
                className={css.chip}
                current={onChoose !== undefined && value === filters.category}
                {...(onChoose && {
                  onClick: (event: React.MouseEvent) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    onChoose(value);
                  },
                })}
              >
                {label}
              </Anchor>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
