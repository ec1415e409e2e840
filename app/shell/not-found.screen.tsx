import { catalogPath } from '#contract/catalog-page';
import { Button, ButtonLink } from '#ui/button';
import { cardRows } from '#ui/card';
import { Container } from '#ui/container';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { notFound as copy } from '../copy/shell.ts';
import { useProducts } from '../data/products.ts';
import { metadata } from '../meta/metadata.ts';
import { paths } from '../paths.ts';
import { ProductCard } from '../storefront/catalog/product-card.tsx';
import { ProductCardSkeleton } from '../storefront/catalog/product-card-skeleton.tsx';
import * as css from './not-found.css.ts';
import { PageMeta } from './page-meta.tsx';
import { RequiresJavaScript } from './requires-javascript.tsx';

const titleId = 'not-found-title';
const shownAtMost = 3;

export function Component() {
  return (
    <>
      <PageMeta {...metadata.notFound} />
      <NotFound />
    </>
  );
}

/** Leads on: by a search, which needs no scripts, to three websites, or to support. */
export function NotFound() {
  return (
    <Section aria-labelledby={titleId} spacing="small">
      <Container>
        <Stack gap="xl">
          <div className={css.card}>
            <Stack gap="m">
              <Stack gap="xs">
                <Heading level={1} size={2} id={titleId}>
                  {copy.title}
                </Heading>
                <Text tone="soft">{copy.body}</Text>
              </Stack>
              <form method="get" action={catalogPath}>
                <div className={css.search}>
                  <input type="search" name="q" aria-label={copy.label} className={css.input} />
                  <Button type="submit">{copy.search}</Button>
                </div>
              </form>
              <Inline gap="m">
                <ButtonLink href={paths.products} variant="quiet">
                  {copy.action}
                </ButtonLink>
                <TextLink href={paths.support} standalone>
                  {copy.support}
                </TextLink>
              </Inline>
            </Stack>
          </div>
          <RequiresJavaScript>
            <Suggestions />
          </RequiresJavaScript>
        </Stack>
      </Container>
    </Section>
  );
}

function Suggestions() {
  const { products, failed } = useProducts();
  if (failed || products?.length === 0) return null;
  return (
    <Stack gap="m">
      <Heading level={2} size={3}>
        {copy.products}
      </Heading>
      {products ? (
        <Grid sharedRows={cardRows} as="ul">
          {products.slice(0, shownAtMost).map((product) => (
            <ProductCard key={product.id} product={product} sale />
          ))}
        </Grid>
      ) : (
        <Grid>
          <ProductCardSkeleton />
          <ProductCardSkeleton />
          <ProductCardSkeleton />
        </Grid>
      )}
    </Stack>
  );
}
