import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { ButtonLink } from '#ui/button';
import { Divider } from '#ui/divider';
import { Heading } from '#ui/heading';
import { List } from '#ui/list';
import { Panel } from '#ui/panel';
import { Price } from '#ui/price';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { buy, product as copy } from '../../copy/storefront.ts';
import { useSettings } from '../../document/settings.tsx';
import { briefMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { AnnualPrice } from '../catalog/annual-price.tsx';
import * as css from './product.css.ts';

const titleId = 'price-title';

/** `demo`: where the live demo is, on this page or in a new tab. */
type BuyPanelProps = { product: Product; demo: { href: string; newTab: boolean } | null };

export function BuyPanel({ product, demo }: BuyPanelProps) {
  const { included } = useSettings().claims;
  return (
    <Panel as="aside" aria-labelledby={titleId}>
      <Stack gap="m">
        <Stack gap="xxs">
          <VisuallyHidden>
            <Heading level={2} id={titleId}>
              {copy.price}
            </Heading>
          </VisuallyHidden>
          <MonthlyPrice product={product} size="large" />
          <AnnualPrice product={product} />
        </Stack>
        <div className={css.onDesktop}>
          <BuyButton product={product} width="full" />
        </div>
        {demo && (
          <ButtonLink
            href={demo.href}
            newTab={demo.newTab}
            variant="quiet"
            size="large"
            width="full"
            {...(demo.newTab ? { 'aria-label': copy.openDemoOf(product.title) } : {})}
          >
            {demo.newTab ? copy.openDemo : copy.tryDemo}
          </ButtonLink>
        )}
        <Divider />
        <Stack gap="xs">
          <Text size="small" weight="strong">
            {copy.included}
          </Text>
          <List items={included} marker="check" size="small" gap="small" />
        </Stack>
      </Stack>
    </Panel>
  );
}

/** Keeps the prices and the button in reach on narrow screens. */
export function BuyBar({ product }: { product: Product }) {
  return (
    <div className={css.bar}>
      <div>
        <MonthlyPrice product={product} />
        <AnnualPrice product={product} size="small" />
      </div>
      <BuyButton product={product} />
    </div>
  );
}

function MonthlyPrice({ product, size = 'medium' }: PricedProps & { size?: 'medium' | 'large' }) {
  const amount = briefMoney(centsFromDecimal(product.monthlyPrice));
  return <Price amount={amount} period="/month" size={size} />;
}

function BuyButton({ product, width = 'auto' }: PricedProps & { width?: 'auto' | 'full' }) {
  const { text, label } = buy(product.title);
  return (
    <ButtonLink
      href={paths.checkoutProduct(product.id)}
      variant="accent"
      size="large"
      width={width}
      aria-label={label}
    >
      {text}
    </ButtonLink>
  );
}

type PricedProps = { product: Product };
