import { Failure } from '#api/http/failure';
import { changesBetween } from '#api/office/audit/changes';
import type { AuditChange } from '#contract/audit';
import type { ReleaseFindings } from '#contract/problem';
import type { OrderRow } from '#db/schema/orders';

/** Checks a website before its release. Never throws. */
export type CheckRelease = (order: OrderRow, liveUrl: string) => Promise<ReleaseFindings>;

type Release = { liveUrl: string; allowProblems?: boolean | undefined };

/**
 * Checks a website at a new live address, and answers what is wrong, for the audit log. Throws a
 * `conflict` if something is and the admin hasn’t allowed it. To be called before the transaction,
 * which never waits for another website.
 */
export async function requireReady(
  check: CheckRelease,
  order: OrderRow,
  { liveUrl, allowProblems = false }: Release,
): Promise<AuditChange[]> {
  const unready = await check(order, liveUrl);
  const problems = changesBetween({}, unready);
  if (problems.length > 0 && !allowProblems) {
    throw new Failure('conflict', describe(unready), { unready });
  }
  return problems;
}

function describe({ websiteCheck, domainCheck }: ReleaseFindings): string {
  const found = websiteCheck
    ? 'The website can’t be reached at this address yet.'
    : domainCheck === 'not_yet'
      ? 'The customer’s domain doesn’t point to our servers yet.'
      : 'DNS has no records for the customer’s domain yet.';
  return `${found} Correct this, or confirm that you want to use the address anyway.`;
}
