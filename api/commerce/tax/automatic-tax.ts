import { Failure, invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { CheckTax } from '#api/office/settings/service';
import type { Clock } from '#api/platform/clock';
import { createSingleFlight } from '#api/platform/single-flight';
import type { Db } from '#db/client';
import type { TaxCalculation, TaxCalculationRequest } from '../payments/provider/checkouts.ts';
import { isRejected, ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { callProvider } from '../payments/provider-errors.ts';

const keepMs = 5 * 60 * 1000;
const maxKept = 500;

type Log = { log: (line: string) => void };
type Dependencies = Log & { db: Db; provider: PaymentProvider; limits: RateLimits; now: Clock };

export type AutomaticTax = ReturnType<typeof createAutomaticTax>;

/**
 * Tax as the payment provider calculates it. What was calculated is kept for some minutes, because the
 * provider charges for each, and an order is placed at the quote that its buyer has just seen.
 */
export function createAutomaticTax({ db, provider, limits, now, log }: Dependencies) {
  const asking = createSingleFlight<TaxCalculation>();
  const kept = new Map<string, { answer: TaxCalculation; until: number }>();

  /** `address`: of the network that asks. Throws a Failure where the tax can't be calculated. */
  return async (request: TaxCalculationRequest, address: string): Promise<TaxCalculation> => {
    const key = JSON.stringify(request);
    const found = kept.get(key);
    if (found && found.until > now().getTime()) return found.answer;
    return asking(key, async () => {
      await limits.count(db, 'tax calculation, address', address);
      const answer = await calculate(request);
      kept.delete(key);
      kept.set(key, { answer, until: now().getTime() + keepMs });
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest) kept.delete(oldest);
      return answer;
    });
  };

  async function calculate(request: TaxCalculationRequest): Promise<TaxCalculation> {
    const sentence =
      'The payment provider didn’t respond, so we couldn’t calculate your tax. You haven’t been charged. Try again in a minute.';
    try {
      return await callProvider({ about: 'the tax of a purchase', sentence, log }, () =>
        provider.calculateTax(request),
      );
    } catch (error) {
      const failure = toTaxFailure(error, request.country);
      if (failure && failure.code !== 'validation') log(`the tax of a purchase: ${error}`);
      throw failure ?? error;
    }
  }
}

/** Why the provider can't tax a buyer; null: the error says something else. */
export function toTaxFailure(error: unknown, country: string): Failure | null {
  if (!(error instanceof ProviderRefused)) return null;
  if (error.reason === 'location_unknown') {
    const wanted = country === 'US' ? 'ZIP code, such as 10001' : 'postal code';
    return invalid([{ path: 'taxPostalCode', message: `Enter a valid ${wanted}.` }]);
  }
  return error.reason === 'tax_not_set_up'
    ? new Failure(
        'conflict',
        'We can’t calculate your tax right now, so you can’t order yet. You haven’t been charged. Contact support.',
      )
    : null;
}

/** Checks that tax is set up at the provider before the shop relies on it. */
export function createTaxCheck({
  provider,
  log,
}: Log & { provider: Pick<PaymentProvider, 'isTaxSetUp'> }): CheckTax {
  return async ({ mode }) => {
    if (mode !== 'provider') return null;
    try {
      return (await provider.isTaxSetUp()) ? null : notSetUp;
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log(`tax settings: ${error.message}`);
      if (isRejected(error)) return noAccess;
      throw new Failure(
        'provider_down',
        'The payment provider didn’t respond, so nothing was saved. Try again in a minute.',
      );
    }
  };
}

const notSetUp =
  'Tax isn’t set up at your payment provider yet. In its dashboard, open Tax, enter your business address and where you’re registered, then save here again.';
const noAccess =
  'The payment provider doesn’t let this shop read its tax settings. Give the shop’s key access to Tax there, then save here again.';
