import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
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
import { useProducts } from '../../data/products.ts';
import type { LoadState } from '../../data/resource.ts';
import { checkoutMetadata } from '../../meta/checkout-metadata.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { ProductCard } from '../catalog/product-card.tsx';
import { ProductCardSkeleton } from '../catalog/product-card-skeleton.tsx';

type ChooserProps = LoadState & { products: readonly Product[] | undefined };

type ChoicesProps = ChooserProps & { code: string | null };

const titleId = 'chooser-title';

export function Component() {
  const { products, failed, onRetry } = useProducts();
  return (
    <>
      <PageMeta {...checkoutMetadata.checkout} />
      <Chooser products={products} failed={failed} onRetry={onRetry} />
    </>
  );
}

/** Passes the discount code of a link (`?code=`) on to the checkout. */
export function Chooser(props: ChooserProps) {
  const code = useLinkedCode();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1} face="display" id={titleId}>
              {chooser.headline}
            </Heading>
            <Text tone="soft">{code ? chooser.leadWithCode(code) : chooser.lead}</Text>
          </Stack>
          <Choices {...props} code={code} />
        </Stack>
      </Container>
    </Section>
  );
}

function Choices({ products, failed, onRetry, code }: ChoicesProps) {
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
        <ProductCard
          key={product.id}
          product={product}
          level={2}
          sale
          eager={index === 0}
          buyHref={code ? paths.checkoutWithCode(code, product.id) : undefined}
        />
      ))}
    </Grid>
  );
}

/** After hydration, because the rendered page is the same with and without a code. */
function useLinkedCode(): string | null {
  const [search] = useSearchParams();
  const [code, setCode] = useState<string | null>(null);
  const read = useEffectEvent(() => {
    const linked = search.get('code')?.trim().toUpperCase() ?? '';
    if (/^[A-Z0-9-]{1,40}$/.test(linked)) setCode(linked);
  });
  useEffect(() => read(), []);
  return code;
}
