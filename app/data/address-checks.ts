import type { DomainCheck } from '#contract/domain-checks';
import type { AddressReport } from '#contract/site-checks';
import { ApiError } from './api-error.ts';
import { callApi } from './client.ts';

/** `domain`: null if the address isn’t at the domain of the order’s brief. */
export type AddressFindings = { report: AddressReport; domain: DomainCheck | null };

/** Checks a live address, and the records of its domain if that is the one in the order’s brief. */
export async function checkLiveAddress(
  url: string,
  { orderId, domain }: { orderId: number; domain: string | undefined },
): Promise<AddressFindings> {
  const isOwn = domain !== undefined && hostOf(url) === hostOf(`https://${domain.trim()}`);
  const [report, records] = await Promise.all([
    checkAddress(url),
    isOwn ? checkRecords(orderId, domain) : null,
  ]);
  return { report, domain: records };
}

/** Records that couldn’t be read are unknown: the website’s answer is shown without them. */
function checkRecords(id: number, domain: string): Promise<DomainCheck> {
  const checkedAt = new Date().toISOString();
  return callApi('GET /api/orders/:id/brief/domain', { params: { id } }).catch(() => ({
    domain,
    records: [],
    status: 'check_failed',
    checkedAt,
  }));
}

/** Checks whether a website answers. Takes up to ten seconds. */
export function checkAddress(url: string): Promise<AddressReport> {
  return callApi('POST /api/admin/address-checks', { body: { url } });
}

/** Whether a release was refused because the website or its domain isn’t ready. */
export function isUnready(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.unready !== undefined;
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.hostname.replace(/^www\./, '');
}
