import type { Invoice } from '#contract/billing';
import { centsFromDecimal } from '#db/values/money';
import { TextLink } from '#ui/link';
import { failedRenewals, invoices as words } from '../../copy/account-billing.ts';
import { useBillingRefresh } from '../../data/billing.ts';
import { exactDollars } from '../../format/money.ts';
import { useOnReturn } from './use-on-return.ts';

/** Leads to the provider's page of an open invoice, where any card can pay it. */
export function PayNow({ invoice: { id, number, amount, url } }: { invoice: Invoice }) {
  const refresh = useBillingRefresh();
  const leave = useOnReturn(() => void refresh());
  if (!url) return null;
  const pay = failedRenewals.payNow(exactDollars(centsFromDecimal(amount)));
  return (
    <TextLink
      href={url}
      newTab
      standalone
      label={`${pay}: ${words.payOf(number ?? id)}`}
      weight="medium"
      onClick={leave}
    >
      {pay}
    </TextLink>
  );
}
