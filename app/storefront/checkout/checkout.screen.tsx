import { useParams } from 'react-router';
import type { Product } from '#contract/products';
import type { Subscription } from '#contract/subscriptions';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { checkout } from '../../copy/checkout.ts';
import { catalogFailed } from '../../copy/storefront.ts';
import { addressOf } from '../../data/address.ts';
import { useCustomer } from '../../data/customer.ts';
import { useProduct } from '../../data/products.ts';
import { type LoadState, useResource } from '../../data/resource.ts';
import { useBrand, useOrigin, useSettings } from '../../document/settings.tsx';
import { checkoutMetadata } from '../../meta/checkout-metadata.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { readBoughtToday } from '../../state/bought-today.ts';
import { useIsHydrated } from '../../state/use-is-hydrated.ts';
import { productOffer } from '../catalog/product-offer.ts';
import * as css from './checkout.css.ts';
import { Checkout } from './checkout.tsx';
import { ProductNotFound } from './product-not-found.tsx';
import { useCheckout } from './use-checkout.ts';

const loadingTitleId = 'checkout-title';

const dayMs = 24 * 60 * 60 * 1000;

const titleId = 'checkout-title';

export function Component() {
  const { productId = '' } = useParams();
  const { product, archived, failed, onRetry } = useProduct(productId);
  if (failed) {
    return (
      <>
        <PageMeta {...checkoutMetadata.checkoutLoading} />
        <CheckoutFailed failed={failed} onRetry={onRetry} />
      </>
    );
  }
  if (product === undefined) {
    return (
      <>
        <PageMeta {...checkoutMetadata.checkoutLoading} />
        <CheckoutLoading />
      </>
    );
  }
  if (product === null) return <ProductNotFound archived={archived} />;
  return <ProductCheckout key={product.id} product={product} />;
}

function ProductCheckout({ product }: { product: Product }) {
  const { form, plan, termsVersion, discount, tax, taxFields, ordered, errors, pending, waiting } =
    useCheckout(product);
  const bought = useBoughtToday(product);
  const origin = useOrigin();
  const { name: shopName } = useBrand();
  return (
    <>
      <PageMeta
        {...checkoutMetadata.checkout}
        title={`${product.title}: ${checkoutMetadata.checkout.title.toLowerCase()}`}
        path={paths.checkoutProduct(product.id)}
        {...(product.thumbnail ? { image: product.thumbnail } : {})}
        structuredData={[productOffer(product, origin, shopName)]}
      />
      <Checkout
        {...form}
        product={product}
        plan={plan}
        termsVersion={termsVersion}
        discount={discount}
        tax={tax}
        taxFields={taxFields}
        {...(ordered ? { ordered } : {})}
        errors={errors}
        pending={pending}
        {...(waiting ? { waiting } : {})}
        bought={bought}
      />
    </>
  );
}

export function CheckoutFailed({ failed, onRetry }: LoadState) {
  return (
    <Section aria-labelledby={titleId} spacing="small">
      <Container>
        <Stack gap="xl">
          <Heading level={1} face="display" id={titleId}>
            {checkout.headline}
          </Heading>
          <LoadFailed title={catalogFailed} failed={failed} onRetry={onRetry} />
        </Stack>
      </Container>
    </Section>
  );
}

/** The order of the same website in the last 24 hours: in this browser, or of the customer. */
function useBoughtToday(product: Product): string | undefined {
  const isHydrated = useIsHydrated();
  const customer = useCustomer();
  const { data = [] } = useResource(customer ? addressOf('GET /api/customer/subscriptions') : null);
  if (!isHydrated) return undefined;
  return readBoughtToday(product.id) ?? findBoughtToday(data, product, Date.now());
}

/** Subscriptions keep the title and the demo that the product had when it was sold. */
export function findBoughtToday(
  subscriptions: readonly Pick<Subscription, 'createdAt' | 'orderId' | 'product' | 'steps'>[],
  { title, demoUrl }: Pick<Product, 'title' | 'demoUrl'>,
  nowMs: number,
): string | undefined {
  return subscriptions.find(
    ({ createdAt, product, steps }) =>
      product.title === title &&
      product.demoUrl === demoUrl &&
      steps.some(({ step, done }) => step === 'paid' && done) &&
      nowMs - Date.parse(createdAt) < dayMs,
  )?.orderId;
}

export function CheckoutLoading() {
  const { delivery } = useSettings();
  return (
    <Section aria-labelledby={loadingTitleId} spacing="small">
      <Container>
        <VisuallyHidden live>Loading product</VisuallyHidden>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1} face="display" id={loadingTitleId}>
              {checkout.headline}
            </Heading>
            <Text tone="soft">{checkout.lead(delivery.withinHours)}</Text>
          </Stack>
          <div className={css.columns}>
            <Stack gap="s">
              <Skeleton shape="picture" />
              <Skeleton width="half" />
              <Skeleton width="most" />
            </Stack>
            <div className={css.form}>
              <Stack gap="l">
                <Skeleton shape="heading" width="most" />
                <Skeleton shape="button" />
                <Skeleton shape="button" />
                <Skeleton shape="button" />
              </Stack>
            </div>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
