import { type FormEventHandler, lazy, type Ref, Suspense } from 'react';
import { lengths } from '#contract/fields';
import type { Plan } from '#contract/plans';
import type { Product } from '#contract/products';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { checkout, discount as discountCopy } from '../../copy/checkout.ts';
import { useSettings, useSupportPrices } from '../../document/settings.tsx';
import { exactMoney } from '../../format/money.ts';
import { RequiresJavaScript } from '../../shell/requires-javascript.tsx';
import { useIsHydrated } from '../../state/use-is-hydrated.ts';
import * as css from './checkout.css.ts';
import { chargesOf, type ShownTax } from './discount-effect.ts';
import { DiscountField, type DiscountFieldProps } from './discount-field.tsx';
import { chargeOf } from './order-rows.ts';
import { PlanFields } from './plan-fields.tsx';
import { RenewalTerms, termsAddress } from './renewal-terms.tsx';
import type { TaxFieldsProps } from './tax-fields.tsx';

/** `errors`: messages by field name. */
export type CheckoutFormProps = {
  product: Product;
  plan: Plan;
  /** The version of the terms that the form links to; null while unknown: the one in force. */
  termsVersion?: string | null;
  errors: Partial<Record<string, string>>;
  pending: boolean;
  /** The order of the same website from today. It arrives late, so it is placed where it moves nothing. */
  bought?: string | undefined;
  discount: DiscountFieldProps;
  tax?: ShownTax;
  taxFields?: Omit<TaxFieldsProps, 'errors'> | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onChange: FormEventHandler<HTMLFormElement>;
  ref?: Ref<HTMLFormElement>;
};

const TaxFields = lazy(() =>
  import('./tax-fields.tsx').then((module) => ({ default: module.TaxFields })),
);

const customerId = 'customer-title';

/** Uncontrolled, so that text typed before hydration is kept. */
export function CheckoutForm({
  product,
  plan,
  termsVersion = null,
  errors,
  pending,
  bought,
  discount,
  tax = null,
  taxFields,
  onSubmit,
  onChange,
  ref,
}: CheckoutFormProps) {
  const { features } = useSettings();
  const isHydrated = useIsHydrated();
  const prices = useSupportPrices();
  const charged = { discount: discount.effect, tax };
  const { dueCents } = chargesOf(chargeOf(product, plan, prices), charged);
  return (
    // Without JavaScript, method="dialog" submits nowhere, so no name or address ends up in a URL.
    <form ref={ref} method="dialog" noValidate onSubmit={onSubmit} onChange={onChange}>
      <Stack gap="xl">
        <PlanFields product={product} plan={plan} errors={errors} />
        <Stack gap="m" as="fieldset">
          <Heading level={2} size={3} id={customerId}>
            {checkout.customer}
          </Heading>
          <TextField
            label={checkout.name}
            name="customerName"
            autoComplete="name"
            maxLength={lengths.name}
            required
            error={errors.customerName}
          />
          <TextField
            label={checkout.email}
            name="customerEmail"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={lengths.email}
            required
            description={checkout.emailNote}
            error={errors.customerEmail}
          />
          <TextField
            label={checkout.phone}
            aside={checkout.optional}
            name="customerPhone"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={lengths.phone}
            error={errors.customerPhone}
          />
        </Stack>
        {taxFields && (
          <Suspense fallback={<Skeleton shape="button" />}>
            {isHydrated && <TaxFields {...taxFields} errors={errors} />}
          </Suspense>
        )}
        {features.discountCodes && (
          <RequiresJavaScript>
            <DiscountField {...discount} />
          </RequiresJavaScript>
        )}
        <Stack gap="m">
          {bought && (
            <Notice tone="info" title={checkout.boughtTitle(product.title)}>
              {checkout.boughtHint(bought)}
            </Notice>
          )}
          <RenewalTerms
            product={product}
            plan={plan}
            termsVersion={termsVersion}
            charged={charged}
          />
          {errors.shownTotal && (
            <Notice tone="caution" live="assertive" title={checkout.priceChanged} />
          )}
          {errors.termsVersion && (
            <Notice
              tone="caution"
              live="assertive"
              title={checkout.termsChanged}
              action={
                <TextLink href={termsAddress(termsVersion)} newTab standalone>
                  {checkout.readTerms}
                </TextLink>
              }
            >
              {errors.termsVersion}
            </Notice>
          )}
          <RequiresJavaScript>
            <Stack gap="s">
              <p className={css.due}>
                <span>{discountCopy.dueToday}</span> <bdi>{exactMoney(dueCents)}</bdi>
              </p>
              <Button
                type="submit"
                variant="accent"
                size="large"
                width="full"
                icon="lock"
                loading={pending && checkout.pending}
              >
                {checkout.submit}
              </Button>
              <Text size="small" tone="soft">
                {checkout.wallets}
              </Text>
            </Stack>
          </RequiresJavaScript>
        </Stack>
      </Stack>
    </form>
  );
}
