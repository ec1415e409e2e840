import type { CheckAddress } from '#api/catalog/demo-checks/check-address';
import { plainAnswers } from '#api/commerce/orders/delivery/brief-states';
import type { CheckRelease } from '#api/commerce/orders/delivery/stages';
import type { ReleaseFindings } from '#contract/problem';
import type { OrderRow } from '#db/schema/orders';
import type { Briefs } from '../briefs/service.ts';
import { toPublicDomain } from '../domain-checks/query-dns.ts';
import type { DomainChecks } from '../domain-checks/service.ts';

type Dependencies = {
  check: CheckAddress;
  checkDomain: DomainChecks;
  briefs: Pick<Briefs, 'read'>;
};

/**
 * The checks that admins see before a delivery, made again by the shop: whether the website answers
 * with a valid certificate, and whether DNS leads the customer’s own domain to our servers. What DNS
 * doesn’t answer is no problem. Takes up to ten seconds and never throws.
 */
export function createReleaseCheck({ check, checkDomain, briefs }: Dependencies): CheckRelease {
  return async (order, liveUrl) => {
    const [{ problem }, domainCheck] = await Promise.all([
      check(liveUrl),
      findDomainProblem(order, liveUrl).catch(() => null),
    ]);
    return { websiteCheck: problem, domainCheck };
  };

  async function findDomainProblem(
    order: OrderRow,
    liveUrl: string,
  ): Promise<ReleaseFindings['domainCheck']> {
    const { brief } = await briefs.read(order);
    const typed = brief && plainAnswers(brief.answers).domainName;
    const host = URL.parse(liveUrl)?.hostname ?? '';
    if (!typed || toPublicDomain(typed).name !== toPublicDomain(host).name) return null;
    // The limit of an address is for strangers who ask about domains.
    const { status } = await checkDomain(order, `delivery ${order.orderId}`);
    return status === 'not_yet' || status === 'no_such_domain' ? status : null;
  }
}
