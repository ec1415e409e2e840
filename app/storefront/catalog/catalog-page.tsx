import { useId, useRef } from 'react';
import { catalogPath, minFilterable } from '#contract/catalog-page';
import type { Product } from '#contract/products';
import { ButtonLink } from '#ui/button';
import { cardRows } from '#ui/card';
import { Checkbox } from '#ui/checkbox';
import { Container } from '#ui/container';
import { EmptyState } from '#ui/empty-state';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { compare as compareWords, catalog as copy } from '../../copy/catalog.ts';
import { catalogFailed, catalogLoading } from '../../copy/storefront.ts';
import type { LoadState } from '../../data/resource.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import {
  type CatalogFilters,
  filterProducts,
  findCategory,
  isFiltered,
  maxCompared,
} from './catalog-filters.ts';
import { CatalogToolbar } from './catalog-toolbar.tsx';
import { Compare } from './compare.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

/** `products` is undefined while they load. */
export type CatalogPageProps = LoadState & {
  products: readonly Product[] | undefined;
  filters: CatalogFilters;
  onFilter: (change: Partial<CatalogFilters>, isTyping?: boolean) => void;
};

/** All websites for sale, with filters as soon as there are many. */
export function CatalogPage(props: CatalogPageProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // Only a known name: anyone can make a link with any text.
  const category = findCategory(props.products ?? [], props.filters.category);
  return (
    <Section aria-labelledby={titleId} spacing="small">
      <Container>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading ref={title} level={1} face="display" id={titleId} focusable>
              {category ?? copy.title}
            </Heading>
            <Text tone="soft" measure>
              {copy.lead}
            </Text>
          </Stack>
          <Websites {...props} onShowAll={() => title.current?.focus()} />
        </Stack>
      </Container>
    </Section>
  );
}

type WebsitesProps = CatalogPageProps & { onShowAll: () => void };

function Websites({ products, failed, onRetry, filters, onFilter, onShowAll }: WebsitesProps) {
  const search = useRef<Pick<HTMLInputElement, 'focus'>>(null);
  if (failed) return <LoadFailed title={catalogFailed} failed={failed} onRetry={onRetry} />;
  if (!products) {
    return (
      <Grid>
        <VisuallyHidden live>{catalogLoading}</VisuallyHidden>
        <ProductCardSkeleton />
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </Grid>
    );
  }
  if (products.length === 0) return <EmptyState title={copy.empty}>{copy.emptyHint}</EmptyState>;
  const shown = filterProducts(products, filters);
  if (products.length < minFilterable) {
    return <Few products={products} shown={shown} filters={filters} onShowAll={onShowAll} />;
  }
  const compared = filters.compare.flatMap((id) => products.find((one) => one.id === id) ?? []);
  const compare = (ids: readonly number[]) => onFilter({ compare: ids });
  return (
    <>
      <CatalogToolbar
        products={products}
        filters={filters}
        count={shown.length}
        search={search}
        onFilter={onFilter}
      />
      <Compare
        products={compared}
        onRemove={(id) => compare(filters.compare.filter((one) => one !== id))}
        onClear={() => compare([])}
      />
      {shown.length > 0 ? (
        <Cards products={shown} compared={filters.compare} onCompare={compare} />
      ) : (
        <EmptyState
          title={copy.noMatch}
          actions={
            // The link disappears and would lose the focus.
            <ButtonLink href={catalogPath} variant="quiet" onClick={() => search.current?.focus()}>
              {copy.clear}
            </ButtonLink>
          }
        >
          {copy.noMatchHint}
        </EmptyState>
      )}
    </>
  );
}

type FewProps = Pick<WebsitesProps, 'filters' | 'onShowAll'> & {
  products: readonly Product[];
  shown: readonly Product[];
};

/** Without a toolbar: only the address of a link filters them. */
function Few({ products, shown, filters, onShowAll }: FewProps) {
  const all = (
    // The link disappears and would lose the focus.
    <TextLink href={catalogPath} standalone onClick={onShowAll}>
      {copy.showAll}
    </TextLink>
  );
  if (shown.length === 0) return <EmptyState title={copy.noMatch} actions={all} />;
  return (
    <>
      {isFiltered(filters) && (
        <Inline gap="m">
          <Text>{copy.count(shown.length, products.length)}</Text>
          {all}
        </Inline>
      )}
      <Cards products={shown} />
    </>
  );
}

type CardsProps = {
  products: readonly Product[];
  compared?: readonly number[];
  onCompare?: (ids: readonly number[]) => void;
};

function Cards({ products, compared = [], onCompare }: CardsProps) {
  const compareOf = ({ id, title }: Product) => {
    if (!onCompare) return undefined;
    const isCompared = compared.includes(id);
    return (
      <Checkbox
        label={
          <>
            {compareWords.compare} <VisuallyHidden>{title}</VisuallyHidden>
          </>
        }
        name="compare"
        checked={isCompared}
        disabled={!isCompared && compared.length === maxCompared}
        onChange={() =>
          onCompare(isCompared ? compared.filter((one) => one !== id) : [...compared, id])
        }
      />
    );
  };
  return (
    <Grid sharedRows={cardRows} as="ul">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          level={2}
          sale
          eager={index === 0}
          more={compareOf(product)}
        />
      ))}
    </Grid>
  );
}
