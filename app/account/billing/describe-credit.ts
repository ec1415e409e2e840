import { centsFromDecimal } from '#db/values/money';
import { credit as copy } from '../../copy/account-billing.ts';
import { sumDollars } from '../../format/money.ts';

/** How much of the next charge is paid from credit, in words; '' without a credit. */
export function describeCredit(total: string, credit: string | undefined): string {
  if (!credit) return '';
  const isWhole = centsFromDecimal(credit) >= centsFromDecimal(total);
  return isWhole ? copy.paysAll : copy.paysPart(sumDollars(credit));
}
