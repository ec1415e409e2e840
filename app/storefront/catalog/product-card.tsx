import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { ButtonLink } from '#ui/button';
import { Card } from '#ui/card';
import { Frame } from '#ui/frame';
import { TextLink } from '#ui/link';
import { Price } from '#ui/price';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { buy, demo } from '../../copy/storefront.ts';
import { demoAddress, imageSizes, imageSources } from '../../format/images.ts';
import { wholeDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';

/**
 * - `sale`: shows the price and Buy Now.
 * - `eager`: loads the image first, where it is the largest element of the first screen.
 * - `level`: the heading's level, below that of its section.
 */
export type ProductCardProps = {
  product: Product;
  sale?: boolean;
  eager?: boolean;
  level?: 2 | 3;
};

export function ProductCard({ product, sale = false, eager = false, level = 3 }: ProductCardProps) {
  const price = wholeDollars(centsFromDecimal(product.monthlyPrice));
  return (
    <Card
      level={level}
      title={product.title}
      picture={
        <Frame
          {...imageSources(product.thumbnail)}
          sizes={imageSizes(740)}
          alt=""
          address={demoAddress(product.demoUrl)}
          eager={eager}
          transitionName={sale ? imageTransitionName(product.id) : undefined}
        />
      }
      mark={<Price amount={price} period="/mo" variant="tag" size="small" />}
      actions={
        <>
          {sale && (
            <ButtonLink
              href={paths.checkoutProduct(product.id)}
              aria-label={buy(product.title).label}
            >
              {buy(product.title).text}
            </ButtonLink>
          )}
          {product.demoUrl && (
            <TextLink
              href={product.demoUrl}
              newTab
              standalone
              aria-label={demo(product.title).label}
            >
              {demo(product.title).text}
            </TextLink>
          )}
        </>
      }
    >
      <Stack gap="s">
        <Text tone="soft" lines={3}>
          {product.description}
        </Text>
        {sale && <Price lead="From" amount={price} period="/month" />}
      </Stack>
    </Card>
  );
}

/** Animates the card's image into the checkout. */
export function imageTransitionName(productId: number): string {
  return `product-${productId}`;
}
