import type { TestShop } from '#api/testing/shop';
import type { PaymentProvider } from '../../payments/provider.ts';
import { createReconciliation } from '../service.ts';

/** Another process of the shop, with its own provider. */
export function createSecondProcess(
  { db, mail, clock, provider }: TestShop,
  overrides: Partial<PaymentProvider> = {},
  options: { pageSize?: number; log?: string[] } = {},
) {
  return createReconciliation({
    db,
    mail,
    now: clock.now,
    provider: { ...provider, ...overrides },
    ...options,
    log: (line) => options.log?.push(line),
    isStopping: () => false,
    sleep: async () => {},
  });
}
