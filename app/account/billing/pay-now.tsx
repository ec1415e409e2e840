import type { Invoice } from '#contract/billing';
import { centsFromDecimal } from '#db/values/money';
import { ButtonLink } from '#ui/button';
import { invoices as copy, failedRenewals } from '../../copy/account-billing.ts';
import { useBillingRefresh } from '../../data/billing.ts';
import { exactMoney } from '../../format/money.ts';
import { useOnReturn } from './use-on-return.ts';

/** Links to the provider's payment page, where any card can be used. */
export function PayNow({ invoice: { id, number, amount, url } }: { invoice: Invoice }) {
  const refresh = useBillingRefresh();
  const leave = useOnReturn(() => void refresh());
  if (!url) return null;
  const pay = failedRenewals.payNow(exactMoney(centsFromDecimal(amount)));
  return (
    <ButtonLink
      href={url}
      newTab
      aria-label={`${pay}: ${copy.payOf(number ?? id)}`}
      size="small"
      onClick={leave}
    >
      {pay}
    </ButtonLink>
  );
}
