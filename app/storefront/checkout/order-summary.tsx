import type { PlacedOrder } from '#contract/checkout';
import type { Plan } from '#contract/plans';
import type { Product } from '#contract/products';
import { Divider } from '#ui/divider';
import { Frame } from '#ui/frame';
import { Heading } from '#ui/heading';
import { Icon } from '#ui/icon';
import { List } from '#ui/list';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { SummaryList } from '#ui/summary-list';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { checkout } from '../../copy/checkout.ts';
import { useSettings, useSupportPrices } from '../../document/settings.tsx';
import { demoAddress, imageSizes, imageSources } from '../../format/images.ts';
import { imageTransitionName } from '../catalog/product-card.tsx';
import type { ChargeTerms } from './discount-effect.ts';
import { type SummarizedOrder, summarizeChoice, summarizeOrder } from './order-rows.ts';
import * as css from './order-summary.css.ts';

/** `ordered`: the order being paid, at its own prices; without it, the form's current choice. */
type OrderSummaryProps = {
  product: Product;
  plan: Plan;
  terms: ChargeTerms;
  ordered?: PlacedOrder;
};

const titleId = 'summary-title';

/** Folded to one line on phones and tablets, even before hydration. */
export function OrderSummary({ product, plan, terms, ordered }: OrderSummaryProps) {
  const prices = useSupportPrices();
  const { included } = useSettings().claims;
  const { title, charge, before, ...rows } = ordered
    ? summarizeOrder(ordered)
    : summarizeChoice(product, plan, prices, terms);
  return (
    <Panel as="aside" aria-labelledby={titleId} padding="none">
      <FirstLine product={product} title={title} charge={charge} before={before} />
      <div className={css.content}>
        <Stack gap="m">
          <div className={css.unfolded}>
            <Stack gap="m">
              <Heading level={2} size={3} id={titleId}>
                {checkout.summary}
              </Heading>
              <Frame
                {...imageSources(product.thumbnail)}
                sizes={imageSizes(1040)}
                alt=""
                address={demoAddress(product.demoUrl)}
                transitionName={imageTransitionName(product.id)}
              />
              <Heading level={3} size={4}>
                {title}
              </Heading>
            </Stack>
          </div>
          <Text size="small" tone="soft" lines={3}>
            {product.description}
          </Text>
          <SummaryList {...rows} />
          <Divider />
          <Stack gap="xs">
            <Text size="small" weight="strong">
              {checkout.included}
            </Text>
            <List items={included} marker="check" size="small" gap="small" />
          </Stack>
        </Stack>
      </div>
    </Panel>
  );
}

type FirstLineProps = Pick<SummarizedOrder, 'title' | 'charge'> & {
  product: Product;
  before: string | undefined;
};

function FirstLine({ product, title, charge, before }: FirstLineProps) {
  return (
    <details className={css.fold}>
      <summary className={css.line}>
        <span className={css.picture}>
          {product.thumbnail && (
            <img
              {...imageSources(product.thumbnail)}
              src={product.thumbnail}
              sizes="80px"
              alt=""
              loading="lazy"
              decoding="async"
              width={960}
              height={600}
            />
          )}
        </span>
        <span className={css.words}>
          <span className={css.name}>
            <bdi>{title}</bdi>
          </span>
          <bdi className={css.charge}>
            {before && (
              <>
                <VisuallyHidden>{checkout.before} </VisuallyHidden>
                <s className={css.before}>{before}</s>{' '}
              </>
            )}
            {charge}
          </bdi>
          <span className={css.hint}>
            {checkout.summary}
            <Icon icon="chevron-down" size="small" />
          </span>
        </span>
      </summary>
    </details>
  );
}
