import type { ReactNode } from 'react';
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
import { phonePicture } from '../../format/demo-pictures.ts';
import { demoAddress, imageSizes, imageSources } from '../../format/images.ts';
import { wholeMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { AnnualPrice } from './annual-price.tsx';
import * as css from './product-picture.css.ts';

type ProductPictureProps = { product: Product; eager?: boolean; transitionName?: string };

/**
 * - `sale`: shows the price and Buy Now.
 * - `variant`: `lead` also shows the demo on a phone; `compact` puts a small picture beside the text.
 * - `eager`: loads the image first, where it is the largest element of the first screen.
 * - `level`: the heading's level, below that of its section.
 * - `more`: shown after Demo.
 * - `buyHref`: where Buy Now leads; the product's checkout by default.
 */
export type ProductCardProps = {
  product: Product;
  sale?: boolean;
  variant?: 'standard' | 'lead' | 'compact';
  eager?: boolean;
  level?: 2 | 3;
  more?: ReactNode;
  buyHref?: string | undefined;
};

export function ProductCard({
  product,
  sale = false,
  variant = 'standard',
  eager = false,
  level = 3,
  more,
  buyHref = paths.checkoutProduct(product.id),
}: ProductCardProps) {
  const { title, demoUrl } = product;
  const amount = wholeMoney(centsFromDecimal(product.monthlyPrice));
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
            {more}
          </>
        )
      }
    >
      <Text tone="soft" size={isCompact ? 'small' : 'medium'} lines={isCompact ? 2 : 3}>
        {product.description}
      </Text>
    </Card>
  );
}

/** Animates the card's image into the product's page and its checkout. */
export function imageTransitionName(productId: number): string {
  return `product-${productId}`;
}

/** The demo on a desktop. */
function ProductPicture({ product, ...frame }: ProductPictureProps) {
  return (
    <Frame
      {...frame}
      {...imageSources(product.thumbnail)}
      sizes={imageSizes(740)}
      alt=""
      address={demoAddress(product.demoUrl)}
    />
  );
}

/** The demo on a desktop and, if it is one of ours, in front of it on a phone. */
function DevicesPicture({ product }: { product: Product }) {
  const phone = phonePicture(product.demoUrl);
  return (
    <span className={phone ? `${css.devices} ${css.withPhone}` : css.devices}>
      <Frame
        {...imageSources(product.thumbnail)}
        sizes={`(min-width: 1040px) 620px, ${imageSizes(740)}`}
        alt=""
        address={demoAddress(product.demoUrl)}
      />
      {phone && (
        <span className={css.phone}>
          <img {...phone} alt="" loading="lazy" decoding="async" className={css.screen} />
        </span>
      )}
    </span>
  );
}
