import { type Difference, type DifferenceFact, differenceFacts } from '#contract/reconciliation';
import { differenceCopy } from '../../copy/admin-reconciliation.ts';
import { statusOf } from '../../format/status.ts';

/** A difference and its index: an order can differ twice in the same field. */
export type ListedDifference = Difference & { index: number };

/** The label of the field: 'Next charge'. */
export function differenceLabel({ fact }: Difference): string {
  return isKnown(fact) ? differenceCopy[fact].name : statusOf(fact).label;
}

/** What the admin should do about it; undefined for an unknown field. */
export function differenceAdvice({ fact }: Difference): string | undefined {
  return isKnown(fact) ? differenceCopy[fact].advice : undefined;
}

function isKnown(fact: string): fact is DifferenceFact {
  return differenceFacts.some((known) => known === fact);
}
