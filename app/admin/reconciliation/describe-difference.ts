import { type Difference, type DifferenceFact, differenceFacts } from '#contract/reconciliation';
import { differenceCopy } from '../../copy/admin-reconciliation.ts';
import { statusOf } from '../../format/status.ts';

/** A difference and where it stands in the list: an order may differ twice in the same fact. */
export type ListedDifference = Difference & { place: number };

/** As a person says it: 'Next charge'. */
export function factName({ fact }: Difference): string {
  return isKnown(fact) ? differenceCopy[fact].name : statusOf(fact).label;
}

/** What a person does about one that was not put right; undefined for a fact that nobody foresaw. */
export function adviceOn({ fact }: Difference): string | undefined {
  return isKnown(fact) ? differenceCopy[fact].advice : undefined;
}

function isKnown(fact: string): fact is DifferenceFact {
  return differenceFacts.some((known) => known === fact);
}
