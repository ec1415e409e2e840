import type { Product } from '#contract/products';
import { cardRows } from '#ui/card';
import { Container } from '#ui/container';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { product as copy } from '../../copy/storefront.ts';
import { ProductCard } from '../catalog/product-card.tsx';
import * as css from './product.css.ts';

const titleId = 'related-title';

/** Other websites, in one row. */
export function MoreProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <Section aria-labelledby={titleId} divided>
      <Container>
        <Stack gap="xl">
          <Heading level={2} face="display" id={titleId}>
            {copy.related}
          </Heading>
          <div className={css.related}>
            <Grid min="card" sharedRows={cardRows} as="ul">
              {products.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </Grid>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
