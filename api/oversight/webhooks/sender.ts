import { createProbe, type Probe, startTimeout } from '#api/catalog/demo-checks/probe';
import {
  CheckError,
  isWebUrl,
  type LookupAddresses,
  lookupByDns,
  publicAddressesOf,
} from '#api/catalog/demo-checks/public-addresses';
import { nameError } from '#api/platform/error-name';
import { isLoopback } from '#api/platform/setting-formats';
import type { SiteProblem } from '#db/values/enumerations';

type Dependencies = {
  baseUrl: string;
  lookUp?: LookupAddresses;
  probe?: Probe;
  timeoutMs?: number;
};

type Post = { url: string; headers: Readonly<Record<string, string>>; body: string };

/** `body`: the beginning of the response. `error`: why there was none. */
export type Sent = {
  status: number | null;
  durationMs: number;
  body: string;
  error: string | null;
};

export type WebhookSender = ReturnType<typeof createWebhookSender>;

/**
 * Sends POSTs to public addresses, as demo checks do, and follows no redirects. A shop that runs on
 * loopback also reaches programs there, for trying it out.
 */
export function createWebhookSender({
  baseUrl,
  lookUp = lookupByDns,
  probe = createProbe(),
  timeoutMs = 10_000,
}: Dependencies) {
  const allowsLoopback = isLoopback(baseUrl);

  return {
    /** Why an address is never called; null: it may be, even if its name isn’t known yet. */
    async findProblem(address: string): Promise<'insecure' | 'private_address' | null> {
      const url = new URL(address);
      if (isOnLoopback(url)) return null;
      if (url.protocol !== 'https:') return 'insecure';
      const { signal } = startTimeout(timeoutMs);
      const problem = await addressesOf(url, signal).then(() => null, problemOf);
      return problem === 'private_address' ? problem : null;
    },

    /** Never throws. */
    async send({ url: address, headers, body }: Post): Promise<Sent> {
      const startedAt = performance.now();
      const end = (sent: Omit<Sent, 'durationMs'>): Sent => ({
        ...sent,
        durationMs: Math.round(performance.now() - startedAt),
      });
      const timeout = startTimeout(timeoutMs);
      let error = 'no_answer';
      try {
        const url = new URL(address);
        const addresses = await addressesOf(url, timeout.signal);
        for (const [index, at] of addresses.entries()) {
          const { signal } = timeout.share(addresses.length - index);
          try {
            const answer = await probe({ url, address: at, method: 'POST', headers, body, signal });
            return end({ status: answer.status, body: plainText(answer.body ?? ''), error: null });
          } catch (failure) {
            error = signal.aborted ? 'Timed out' : nameError(failure);
          }
        }
      } catch (failure) {
        error = problemOf(failure) ?? nameError(failure);
      }
      return end({ status: null, body: '', error });
    },
  };

  async function addressesOf(url: URL, signal: AbortSignal): Promise<string[]> {
    if (isOnLoopback(url)) return [url.hostname === '[::1]' ? '::1' : '127.0.0.1'];
    if (!isWebUrl(url)) throw new CheckError('private_address');
    return publicAddressesOf(url, lookUp, signal);
  }

  function isOnLoopback(url: URL): boolean {
    return allowsLoopback && isLoopback(url.href);
  }
}

function problemOf(error: unknown): SiteProblem | null {
  return error instanceof CheckError ? error.problem : null;
}

/** Without control characters, which the database refuses or a screen would act on. */
function plainText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
