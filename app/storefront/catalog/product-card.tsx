import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { ButtonLink } from '#ui/button';
import { Card } from '#ui/card';
import { TextLink } from '#ui/link';
import { Price } from '#ui/price';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { buy, demo } from '../../copy/storefront.ts';
import { wholeDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { AnnualPrice } from './annual-price.tsx';
import { DevicesPicture, ProductPicture } from './product-picture.tsx';

/**
 * - `sale`: shows the price and Buy Now.
 * - `variant`: `lead` also shows the demo on a phone; `compact` puts a small picture beside the text.
 * - `eager`: loads the image first, where it is the largest element of the first screen.
 * - `level`: the heading's level, below that of its section.
 * - `buyHref`: where Buy Now leads; the product's checkout by default.
 */
export type ProductCardProps = {
  product: Product;
  sale?: boolean;
  variant?: 'standard' | 'lead' | 'compact';
  eager?: boolean;
  level?: 2 | 3;
  buyHref?: string | undefined;
};

export function ProductCard({
  product,
  sale = false,
  variant = 'standard',
  eager = false,
  level = 3,
  buyHref = paths.checkoutProduct(product.id),
}: ProductCardProps) {
  const { title, demoUrl } = product;
  const amount = wholeDollars(centsFromDecimal(product.monthlyPrice));
  const isCompact = variant === 'compact';
  const demoLink = demoUrl && (
    <TextLink href={demoUrl} newTab standalone aria-label={demo(title).label}>
      {demo(title).text}
    </TextLink>
  );
  return (
    <Card
      level={level}
      title={title}
      href={paths.product(product)}
      orientation={isCompact ? 'horizontal' : 'vertical'}
      picture={
        variant === 'lead' ? (
          <DevicesPicture product={product} />
        ) : (
          <ProductPicture
            product={product}
            eager={eager}
            transitionName={sale ? imageTransitionName(product.id) : undefined}
          />
        )
      }
      mark={<Price amount={amount} period="/mo" variant="tag" size="small" />}
      aside={variant === 'lead' && demoLink}
      price={
        sale && (
          <Stack gap="xxs">
            <Price lead="From" amount={amount} period="/month" />
            <AnnualPrice product={product} size="small" />
          </Stack>
        )
      }
      actions={
        variant !== 'lead' && (
          <>
            {sale && (
              <ButtonLink href={buyHref} aria-label={buy(title).label}>
                {buy(title).text}
              </ButtonLink>
            )}
            {demoLink}
          </>
        )
      }
    >
      <Text tone="soft" size={isCompact ? 'small' : 'standard'} lines={isCompact ? 2 : 3}>
        {product.description}
      </Text>
    </Card>
  );
}

/** Animates the card's image into the product's page and its checkout. */
export function imageTransitionName(productId: number): string {
  return `product-${productId}`;
}
