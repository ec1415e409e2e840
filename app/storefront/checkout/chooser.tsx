import type { Product } from '#contract/products';
import { cardRows } from '#ui/card';
import { Container } from '#ui/container';
import { EmptyState } from '#ui/empty-state';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { chooser } from '../../copy/checkout.ts';
import { catalogFailed, catalogLoading } from '../../copy/storefront.ts';
import type { LoadState } from '../../data/resource.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { ProductCard } from '../catalog/product-card.tsx';
import { ProductCardSkeleton } from '../catalog/product-card-skeleton.tsx';

type ChooserProps = LoadState & { products: readonly Product[] | undefined };

const titleId = 'chooser-title';

export function Chooser(props: ChooserProps) {
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1} face="display" id={titleId}>
              {chooser.headline}
            </Heading>
            <Text tone="soft">{chooser.lead}</Text>
          </Stack>
          <Choices {...props} />
        </Stack>
      </Container>
    </Section>
  );
}

function Choices({ products, failed, onRetry }: ChooserProps) {
  if (failed) {
    return <LoadFailed title={catalogFailed} failed={failed} onRetry={onRetry} />;
  }
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
  if (products.length === 0) {
    return <EmptyState title={chooser.empty}>{chooser.emptyHint}</EmptyState>;
  }
  return (
    <Grid sharedRows={cardRows} as="ul">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} level={2} sale eager={index === 0} />
      ))}
    </Grid>
  );
}
