import type { Product } from '#contract/products';
import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { List } from '#ui/list';
import { Section } from '#ui/section';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { home } from '../../copy/storefront.ts';
import { useSettings } from '../../document/settings.tsx';
import { paths } from '../../paths.ts';
import { ProductCard } from '../catalog/product-card.tsx';
import { maxFeatured } from './featured.ts';
import * as css from './hero.css.ts';

const titleId = 'home-title';

/** `featured` is undefined while the products load. */
export function Hero({ featured }: { featured: readonly Product[] | undefined }) {
  const { claims, delivery } = useSettings();
  const isAlone = featured?.length === 0;
  return (
    <Section aria-labelledby={titleId} spacing="medium">
      <Container>
        <div className={`${css.hero} ${isAlone ? '' : css.withProducts}`}>
          <div className={css.words}>
            <Stack gap="l" align="start">
              <Heading level={1} size="display" face="display" id={titleId}>
                {delivery.headline}
              </Heading>
              <Text size="large" tone="soft" measure>
                {home.lead}
              </Text>
              <ButtonLink href={paths.products} size="large">
                {home.browse}
              </ButtonLink>
              <List
                marker="check"
                size="small"
                items={claims.promises.map((promise) => (
                  <span key={promise} className={css.promise}>
                    {promise}
                  </span>
                ))}
              />
            </Stack>
          </div>
          {!isAlone && (
            <section aria-label={home.featured} className={css.featured}>
              <LeadProduct product={featured?.[0]} />
              <OtherProducts products={featured?.slice(1)} />
            </section>
          )}
        </div>
      </Container>
    </Section>
  );
}

/** The first featured website, on a desktop and a phone. A placeholder while it loads. */
function LeadProduct({ product }: { product: Product | undefined }) {
  return (
    <div className={css.lead}>
      {product ? (
        <ProductCard product={product} variant="lead" level={2} />
      ) : (
        <Stack gap="s">
          <Skeleton shape="picture" />
          <Skeleton shape="heading" width="half" />
          <Skeleton width="most" />
        </Stack>
      )}
    </div>
  );
}

/** The other featured websites, small: the catalog below shows them large. */
function OtherProducts({ products }: { products: readonly Product[] | undefined }) {
  if (!products) {
    return (
      <div className={css.others}>
        {Array.from({ length: maxFeatured - 1 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <div key={place} className={css.placeholder}>
            <Skeleton shape="picture" />
            <Stack gap="xs">
              <Skeleton shape="heading" width="most" />
              <Skeleton />
              <Skeleton width="half" />
            </Stack>
          </div>
        ))}
      </div>
    );
  }
  if (products.length === 0) return null;
  return (
    <ul className={css.others}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} variant="compact" level={2} />
        </li>
      ))}
    </ul>
  );
}
