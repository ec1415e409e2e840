import { centsFromDecimal } from '#db/values/money';
import { credit as words } from '../../copy/account-billing.ts';
import { sumDollars } from '../../format/money.ts';

/** How much of a coming charge a credit pays, in words; '' without a credit. */
export function describeCredit(total: string, credit: string | undefined): string {
  if (!credit) return '';
  const isWhole = centsFromDecimal(credit) >= centsFromDecimal(total);
  return isWhole ? words.paysAll : words.paysPart(sumDollars(credit));
}
