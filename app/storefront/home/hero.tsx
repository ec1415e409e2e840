import type { Product } from '#contract/products';
import { ButtonLink } from '#ui/button';
import { cardRows } from '#ui/card';
import { Container } from '#ui/container';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { home } from '../../copy/storefront.ts';
import { paths } from '../../paths.ts';
import { ProductCard } from '../catalogue/product-card.tsx';

const titleId = 'home-title';

export function Hero({ featured }: { featured: readonly Product[] }) {
  return (
    <Section labelledBy={titleId} room="standard">
      <Container>
        <Stack gap="xxl">
          <Stack gap="l" align="start">
            <Heading level={1} size="display" face="display" id={titleId}>
              {home.headline}
            </Heading>
            <Text size="large" tone="soft" measure>
              {home.lead}
            </Text>
            <Inline gap="m">
              <ButtonLink href={paths.products} size="large">
                {home.browse}
              </ButtonLink>
            </Inline>
          </Stack>
          {featured.length > 0 && (
            <Grid min="tile" gap="l" sharedRows={cardRows} as="ul">
              {featured.map((product, index) => (
                <ProductCard key={product.id} product={product} eager={index === 0} />
              ))}
            </Grid>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
