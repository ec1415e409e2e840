import type { Product } from '#contract/products';
import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { home } from '../../copy/storefront.ts';
import { paths } from '../../paths.ts';
import { ProductCard } from '../catalog/product-card.tsx';
import * as css from './hero.css.ts';

const titleId = 'home-title';

export function Hero({ featured }: { featured: readonly Product[] }) {
  return (
    <Section aria-labelledby={titleId} spacing="standard">
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
            <ul aria-label={home.featured} className={css.featured}>
              {featured.map((product) => (
                <li key={product.id} className={css.place}>
                  <ProductCard product={product} level={2} />
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
