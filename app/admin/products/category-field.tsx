import { useState } from 'react';
import { maxCategoryLength } from '#contract/catalog';
import { Combobox } from '#ui/combobox';
import { productForm as copy } from '../../copy/admin-products.ts';
import { useAllProducts } from '../../data/admin-products.ts';
import { categoriesOf } from '../../storefront/catalog/catalog-filters.ts';

type CategoryFieldProps = { category: string | null; message: string | undefined };

/** Chooses a category that other products have, or a new one. */
export function CategoryField({ category, message }: CategoryFieldProps) {
  const { all = [] } = useAllProducts();
  const [chosen, setChosen] = useState(category ?? '');
  const known = categoriesOf([...all, { category: chosen || null }]);
  return (
    <Combobox
      label={copy.category}
      aside={copy.optional}
      description={copy.categoryHint}
      placeholder={copy.categoryPlaceholder}
      name="category"
      options={known.map((name) => ({ value: name, label: name }))}
      value={chosen}
      onValueChange={setChosen}
      onCreate={(name) => setChosen(name.slice(0, maxCategoryLength))}
      {...(message ? { message } : {})}
    />
  );
}
