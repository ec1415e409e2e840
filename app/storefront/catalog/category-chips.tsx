import type { MouseEvent } from 'react';
import { normalize } from '#contract/catalog-page';
import type { Product } from '#contract/products';
import { Anchor } from '../../../ui/link/anchor.tsx';
import { categoryNames as copy } from '../../copy/storefront.ts';
import * as css from './category-chips.css.ts';

type CategoryChipsProps = {
  categories: readonly string[];
  hrefOf: (category: string) => string;
  /** On the page that they filter, which has a chip for all; '' is all. */
  chosen?: string;
  onChoose?: (category: string) => void;
};

/** A link for each trade, so that they also work without scripts. */
export function CategoryChips({ categories, hrefOf, chosen, onChoose }: CategoryChipsProps) {
  if (categories.length === 0) return null;
  const choose = (category: string) => (event: MouseEvent) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(category);
  };
  return (
    <nav aria-label={copy.label}>
      <ul className={css.chips}>
        {(chosen === undefined ? categories : ['', ...categories]).map((category) => (
          <li key={category}>
            <Anchor
              href={hrefOf(category)}
              newTab={false}
              label={undefined}
              className={css.chip}
              current={category === chosen}
              onClick={choose(category)}
            >
              {category || copy.all}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The categories of the products, by name, without other spellings of the same one. */
export function categoriesOf(products: readonly Pick<Product, 'category'>[]): string[] {
  const names = new Map(
    products.flatMap(({ category }) => (category ? [[normalize(category), category]] : [])),
  );
  return [...names.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
