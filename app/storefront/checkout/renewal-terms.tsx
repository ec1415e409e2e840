import { brand } from '#contract/brand';
import type { Plan } from '#contract/plans';
import { type Product, planPrices } from '#contract/products';
import { confirmation } from '#contract/terms';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { footer } from '../../copy/shell.ts';
import { exactDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { priceOf } from './order-summary.tsx';

type RenewalTermsProps = { product: Product; plan: Plan };

export function RenewalTerms({ product, plan }: RenewalTermsProps) {
  const price = exactDollars(priceOf(planPrices(product), plan).intervalTotalCents);
  return (
    <Stack gap="xs">
      <Text size="small">
        You pay <strong>{price}</strong> now. It renews every {plan.billingInterval} at {price}{' '}
        until you cancel. You can cancel at any time in your account or by emailing{' '}
        <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>. Your
        website stays online until the end of the {plan.billingInterval} that you’ve paid for.
      </Text>
      <Text size="small" tone="soft">
        {confirmation} Read the{' '}
        <TextLink href={paths.terms} newTab>
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
