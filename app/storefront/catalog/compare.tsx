import { useId } from 'react';
import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { Button, ButtonLink } from '#ui/button';
import { Frame } from '#ui/frame';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { List } from '#ui/list';
import { Panel } from '#ui/panel';
import { Price } from '#ui/price';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { compare as copy } from '../../copy/catalog.ts';
import { productDetails } from '../../copy/product-details.ts';
import { buy, demo } from '../../copy/storefront.ts';
import { useProduct } from '../../data/products.ts';
import { demoLooks } from '../../format/demo-pictures.ts';
import { demoAddress, imageSizes, imageSources } from '../../format/images.ts';
import { wholeMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { AnnualPrice } from './annual-price.tsx';
import * as css from './catalog.css.ts';

type CompareProps = {
  /** Up to three, in the order in which they were chosen. */
  products: readonly Product[];
  onRemove: (id: number) => void;
  onClear: () => void;
};

/** What the chosen websites cost and consist of, side by side. */
export function Compare({ products, onRemove, onClear }: CompareProps) {
  const titleId = useId();
  const [first] = products;
  if (!first) return null;
  return (
    <Panel as="section" aria-labelledby={titleId} padding="small">
      <Stack gap="m">
        <Inline justify="between" gap="m">
          <Heading level={2} size={3} id={titleId}>
            {copy.title}
          </Heading>
          <Button variant="plain" size="small" onClick={onClear}>
            {copy.clear}
          </Button>
        </Inline>
        {products.length === 1 ? (
          <Text tone="soft">{copy.chooseAnother(first.title)}</Text>
        ) : (
          <ul className={css.compared}>
            {products.map((product) => (
              <li key={product.id} className={css.comparedOne}>
                <Website product={product} onRemove={() => onRemove(product.id)} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  );
}

/** Each part is a row that it shares with the others. */
function Website({ product, onRemove }: { product: Product; onRemove: () => void }) {
  const { title, demoUrl } = product;
  const details = useProduct(String(product.id)).product?.details;
  const looks = demoLooks(demoUrl);
  return (
    <>
      <Stack gap="xs">
        <Frame
          {...imageSources(product.thumbnail)}
          sizes={imageSizes(740)}
          alt=""
          address={demoAddress(demoUrl)}
        />
        <Heading level={3} size={4}>
          {title}
        </Heading>
      </Stack>
      <Part title={copy.price}>
        <Price
          lead="From"
          amount={wholeMoney(centsFromDecimal(product.monthlyPrice))}
          period="/month"
        />
        <AnnualPrice product={product} size="small" />
      </Part>
      <Part title={copy.pages}>
        <Text size="small">{details?.pages.map(({ name }) => name).join(', ') || copy.none}</Text>
      </Part>
      <Part title={copy.looks}>
        <Text size="small">{looks.map(({ name }) => name).join(', ') || copy.oneLook}</Text>
      </Part>
      <Part title={productDetails.changes}>
        {details?.changes.length ? (
          <List items={details.changes} marker="check" size="small" />
        ) : (
          <Text size="small">{copy.none}</Text>
        )}
      </Part>
      <Part title={productDetails.goodFor}>
        <Text size="small">{details?.goodFor.join(', ') || copy.none}</Text>
      </Part>
      <Inline gap="xs">
        <ButtonLink
          href={paths.checkoutProduct(product.id)}
          size="small"
          aria-label={buy(title).label}
        >
          {buy(title).text}
        </ButtonLink>
        {demoUrl && (
          <TextLink href={demoUrl} newTab standalone aria-label={demo(title).label}>
            {demo(title).text}
          </TextLink>
        )}
        <Button
          variant="plain"
          size="small"
          aria-label={copy.removeLabel(title)}
          onClick={onRemove}
        >
          {copy.remove}
        </Button>
      </Inline>
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <Text size="small" tone="soft">
        {title}
      </Text>
      {children}
    </div>
  );
}
