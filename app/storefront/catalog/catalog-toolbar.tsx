import type { Ref } from 'react';
import { catalogPath } from '#contract/catalog-page';
import type { Product } from '#contract/products';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { InlineSelect } from '#ui/inline-select';
import { SearchField } from '#ui/search-field';
import { Stack } from '#ui/stack';
import { Toolbar } from '#ui/toolbar';
import { catalog as copy } from '../../copy/catalog.ts';
import { useDebouncedSearch } from '../../shell/use-debounced-search.ts';
import * as css from './catalog.css.ts';
import {
  addressOfFilters,
  type CatalogFilters,
  countFilters,
  isFiltered,
  maxLength,
  noFilters,
  plans,
  priceLimits,
  sorts,
} from './catalog-filters.ts';
import { CategoryChips, categoriesOf } from './category-chips.tsx';

type CatalogToolbarProps = {
  products: readonly Product[];
  filters: CatalogFilters;
  /** The number of matching products. */
  count: number;
  search: Ref<Pick<HTMLInputElement, 'focus'>>;
  /** `isTyping` while a search is typed, which adds no history entries. */
  onFilter: (change: Partial<CatalogFilters>, isTyping?: boolean) => void;
};

/** A form, so that it also works before and without scripts. */
export function CatalogToolbar({
  products,
  filters,
  count,
  search,
  onFilter,
}: CatalogToolbarProps) {
  const { category, plan, maxCents, sort } = filters;
  const { text, setText } = useDebouncedSearch(filters.q, (q) => onFilter({ q }, true));
  const categories = withChosen(categoriesOf(products), category);
  const limits = withChosen(priceLimits(products, plan), maxCents);
  return (
    <Stack gap="m">
      <CategoryChips
        categories={categories}
        hrefOf={(value) => addressOfFilters({ ...filters, category: value })}
        chosen={category}
        onChoose={(value) => onFilter({ category: value })}
      />
      <form
        method="get"
        action={catalogPath}
        onSubmit={(event) => {
          event.preventDefault();
          onFilter({ q: text.trim() });
        }}
      >
        <Toolbar
          aria-label={copy.find}
          search={
            <div className={css.searchLine}>
              <SearchField
                ref={search}
                aria-label={copy.search}
                placeholder={copy.placeholder}
                value={text}
                maxLength={maxLength}
                onValueChange={setText}
              />
              <details className={css.fold}>
                <summary className={css.toggle}>
                  {copy.filters(countFilters(filters))}
                  <Icon icon="chevron-down" size="small" />
                </summary>
              </details>
            </div>
          }
          filters={
            <div className={css.selects}>
              <InlineSelect
                aria-label={copy.plan}
                name="plan"
                options={plans.map((value) => ({ value, label: copy.plans[value] }))}
                value={plan}
                onValueChange={(value) => onFilter({ plan: oneOf(plans, value) })}
              />
              {limits.length > 0 && (
                <InlineSelect
                  aria-label={copy.price}
                  name="price"
                  options={[
                    { value: '', label: copy.anyPrice },
                    ...limits.map((cents) => ({
                      value: String(cents / 100),
                      label: copy.upTo(cents),
                    })),
                  ]}
                  value={maxCents === null ? '' : String(maxCents / 100)}
                  onValueChange={(value) =>
                    onFilter({ maxCents: value === '' ? null : 100 * Number(value) })
                  }
                />
              )}
              <InlineSelect
                aria-label={copy.sort}
                name="sort"
                options={sorts.map((value) => ({ value, label: copy.sorts[value] }))}
                value={sort}
                onValueChange={(value) => onFilter({ sort: oneOf(sorts, value) })}
              />
            </div>
          }
          count={copy.count(count, products.length)}
          // Without results, the page itself has a link that does it.
          {...(isFiltered(filters) && count > 0 && { onClear: () => onFilter(noFilters) })}
          clearLabel={copy.clear}
          actions={
            <noscript>
              <Button type="submit" size="small">
                {copy.apply}
              </Button>
            </noscript>
          }
        />
        {category && <input type="hidden" name="category" value={category} />}
      </form>
    </Stack>
  );
}

/** A link can name a value that the catalog has no longer; the select shows it, too. */
function withChosen<Value>(values: readonly Value[], chosen: Value | '' | null): readonly Value[] {
  if (chosen === '' || chosen === null || values.includes(chosen)) return values;
  return [...values, chosen];
}

function oneOf<const Value extends string>(values: readonly [Value, ...Value[]], value: string) {
  return values.find((known) => known === value) ?? values[0];
}
