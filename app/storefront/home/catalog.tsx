import type { ReactNode } from 'react';
import { minFilterable } from '#contract/catalog-page';
import type { Product } from '#contract/products';
import { cardRows } from '#ui/card';
import { Container } from '#ui/container';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { browseCatalog, catalogFailed, catalogLoading, home } from '../../copy/storefront.ts';
import type { LoadState } from '../../data/resource.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { CategoryChips, categoriesOf } from '../catalog/category-chips.tsx';
import { ProductCard } from '../catalog/product-card.tsx';
import { ProductCardSkeleton } from '../catalog/product-card-skeleton.tsx';
import { newFirst } from './featured.ts';

/** `products` is undefined while they load. */
export type CatalogProps = LoadState & { products: readonly Product[] | undefined };

const placeholders = ['1', '2', '3', '4', '5', '6'];
const titleId = 'catalog-title';

/** All websites for sale. Renders nothing when there are none. */
export function Catalog({ products, failed, onRetry }: CatalogProps) {
  if (failed) {
    return (
      <Chapter>
        <LoadFailed title={catalogFailed} failed={failed} onRetry={onRetry} />
      </Chapter>
    );
  }
  if (!products) {
    return (
      <Chapter>
        <VisuallyHidden live>{catalogLoading}</VisuallyHidden>
        <Grid min="tile" gap="l">
          {placeholders.map((place) => (
            <ProductCardSkeleton key={place} />
          ))}
        </Grid>
      </Chapter>
    );
  }
  if (products.length === 0) return null;
  return (
    <Chapter>
      {products.length >= minFilterable && (
        <Stack gap="s">
          <CategoryChips categories={categoriesOf(products)} hrefOf={categoryPath} />
          <TextLink href={paths.catalog} standalone>
            {browseCatalog(products.length)}
          </TextLink>
        </Stack>
      )}
      <Grid min="tile" gap="l" sharedRows={cardRows} as="ul">
        {newFirst(products).map((product) => (
          <ProductCard key={product.id} product={product} sale />
        ))}
      </Grid>
    </Chapter>
  );
}

function categoryPath(category: string): string {
  return `${paths.catalog}?${new URLSearchParams({ category })}`;
}

function Chapter({ children }: { children: ReactNode }) {
  return (
    <Section id="products" aria-labelledby={titleId} divided>
      <Container>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={2} size={1} face="display" id={titleId}>
              {home.catalog}
            </Heading>
            <Text tone="soft" measure>
              {home.catalogLead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
