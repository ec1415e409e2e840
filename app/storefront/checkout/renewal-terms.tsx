import type { Plan } from '#contract/plans';
import type { Product } from '#contract/products';
import { taxClause } from '#contract/tax-lines';
import { confirmation } from '#contract/terms';
import type { BillingInterval } from '#db/values/enumerations';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { footer } from '../../copy/shell.ts';
import { useSettings, useSupportPrices } from '../../document/settings.tsx';
import { displayAddress, mailtoLink } from '../../format/email-address.ts';
import { exactMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { type ChargeTerms, chargesOf } from './discount-effect.ts';
import { chargeOf } from './order-rows.ts';

type RenewalTermsProps = {
  product: Product;
  plan: Plan;
  termsVersion: string | null;
  charged: ChargeTerms;
};

/** What is accepted keeps this address, whatever replaces it. */
export function termsAddress(version: string | null): string {
  return version === null ? paths.terms : paths.termsVersion(version);
}

export function RenewalTerms({ product, plan, termsVersion, charged }: RenewalTermsProps) {
  const prices = useSupportPrices();
  const { supportEmail } = useSettings().sender;
  return (
    <Stack gap="xs">
      <Text size="small">
        <Charges
          totalCents={chargeOf(product, plan, prices)}
          interval={plan.billingInterval}
          charged={charged}
        />{' '}
        You can cancel at any time in your account or by emailing{' '}
        <TextLink href={mailtoLink(supportEmail)}>{displayAddress(supportEmail)}</TextLink>. Your
        website stays online until the end of the {plan.billingInterval} that you’ve paid for.
      </Text>
      <Text size="small" tone="soft">
        {confirmation} Read the{' '}
        <TextLink href={termsAddress(termsVersion)} newTab>
          {footer.terms}
        </TextLink>{' '}
        and the{' '}
        <TextLink href={paths.privacy} newTab>
          {footer.privacy}
        </TextLink>
        .
      </Text>
    </Stack>
  );
}

type ChargesProps = {
  totalCents: number;
  interval: BillingInterval;
  charged: ChargeTerms;
};

function Charges({ totalCents, interval, charged }: ChargesProps) {
  const { charges = Number.POSITIVE_INFINITY } = charged.discount ?? {};
  const { dueCents, regularCents } = chargesOf(totalCents, charged);
  const due = exactMoney(dueCents);
  const renewal = exactMoney(charges === Number.POSITIVE_INFINITY ? dueCents : regularCents);
  const tax = charged.tax === 'unknown' ? null : charged.tax;
  const plusTax = charged.tax === 'unknown' ? ' plus tax' : '';
  const isRepeated = charges > 1 && charges !== Number.POSITIVE_INFINITY;
  return (
    <>
      You pay <strong>{due}</strong>
      {plusTax} now
      {isRepeated && ` and every ${interval} for the first ${charges} ${interval}s`}
      {taxClause(tax, exactMoney)}. {isRepeated ? 'After that, it renews' : 'It renews'} every{' '}
      {interval} at {renewal}
      {plusTax} until you cancel.
    </>
  );
}
