import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { catalogPath, minFilterable } from '#contract/catalog-page';
import { useProducts } from '../../data/products.ts';
import { metadata } from '../../meta/metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { addressOfFilters, findCategory, noFilters, readFilters } from './catalog-filters.ts';
import { CatalogPage } from './catalog-page.tsx';

export function Component() {
  const navigate = useNavigate();
  const { products, ...state } = useProducts();
  const { search } = useLocation();
  // Of two quick changes, the second one comes before the first is rendered.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const given = readFilters(search);
  const category = findCategory(products ?? [], given.category);
  const filters = { ...given, category: category ?? given.category };
  return (
    <>
      <PageMeta
        {...metadata.catalog}
        // It repeats the home page, which doesn't lead here.
        noindex={products !== undefined && products.length < minFilterable}
        {...(category && {
          title: `${category}: ${metadata.catalog.title.toLowerCase()}`,
          path: addressOfFilters({ ...noFilters, category }),
        })}
      />
      <CatalogPage
        {...state}
        products={products}
        filters={filters}
        onFilter={(change, isTyping) => {
          const to = addressOfFilters({ ...readFilters(latest.current), ...change });
          latest.current = to.slice(catalogPath.length);
          navigate(to, { preventScrollReset: true, replace: isTyping ?? false });
        }}
      />
    </>
  );
}
