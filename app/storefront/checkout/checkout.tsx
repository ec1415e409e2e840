import type { PlacedOrder } from '#contract/checkout';
import type { Plan } from '#contract/plans';
import type { Product } from '#contract/products';
import { Sticky } from '#ui/columns';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { checkout } from '../../copy/checkout.ts';
import { useSettings } from '../../document/settings.tsx';
import { RequiresJavaScript } from '../../shell/requires-javascript.tsx';
import * as css from './checkout.css.ts';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { WaitingForPayment, type WaitingProps } from './waiting-for-payment.tsx';

/**
 * `waiting`: the payment page is open in another window; the form keeps its values. `ordered`: the
 * order being paid.
 */
export type CheckoutProps = CheckoutFormProps & {
  product: Product;
  plan: Plan;
  ordered?: PlacedOrder;
  waiting?: WaitingProps;
};

const titleId = 'checkout-title';

export function Checkout({ waiting, ordered, ...form }: CheckoutProps) {
  const { delivery } = useSettings();
  return (
    <Section aria-labelledby={titleId} spacing="small">
      <Container>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1} face="display" id={titleId}>
              {checkout.headline}
            </Heading>
            <Text tone="soft">{checkout.lead(delivery.withinHours)}</Text>
            <RequiresJavaScript fallback={<Notice tone="caution" title={checkout.noScript} />} />
          </Stack>
          <div className={css.columns}>
            <Sticky>
              <OrderSummary
                product={form.product}
                plan={form.plan}
                terms={{ discount: form.discount.effect, tax: form.tax ?? null }}
                {...(ordered ? { ordered } : {})}
              />
            </Sticky>
            <div className={css.form}>
              {waiting && <WaitingForPayment {...waiting} />}
              <div hidden={waiting !== undefined}>
                <CheckoutForm {...form} />
              </div>
            </div>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
