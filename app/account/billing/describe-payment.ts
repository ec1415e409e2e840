import type { StoredCard } from '#contract/billing';
import { describeCard } from '#contract/card-name';
import { centsFromDecimal } from '#db/values/money';
import { credit as copy } from '../../copy/account-billing.ts';
import { sumMoney } from '../../format/money.ts';

/** What pays the next charge; each is undefined if there is none or it is not known yet. */
export type Payment = { credit?: string | undefined; card?: StoredCard | undefined };

/** Continues '$29.00 on Feb 2, 2026': how much of it is paid from credit, and what card the rest. */
export function describePayment(total: string, { credit, card }: Payment): string {
  if (!credit) return card ? copy.toCard(describeCard(card)) : '';
  if (centsFromDecimal(credit) >= centsFromDecimal(total)) return copy.paysAll;
  const part = copy.paysPart(sumMoney(credit));
  return card ? part + copy.restToCard(describeCard(card)) : part;
}
