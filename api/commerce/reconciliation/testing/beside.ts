import type { TestShop } from '#api/testing/shop';
import type { PaymentProvider } from '../../payments/provider.ts';
import { createReconciliation } from '../service.ts';

/** Another process of the shop, with its own provider. */
export function beside(
  { db, mail, clock, provider }: TestShop,
  verbs: Partial<PaymentProvider> = {},
  options: { pageSize?: number; log?: string[] } = {},
) {
  return createReconciliation({
    ...{ db, mail, now: clock.now, provider: { ...provider, ...verbs } },
    ...options,
    log: (line) => options.log?.push(line),
    isStopping: () => false,
    sleep: async () => {},
  });
}
