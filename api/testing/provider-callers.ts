import { AsyncLocalStorage } from 'node:async_hooks';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import { kindOfRequest } from '#api/start/slow-requests';
import type { Handle } from '../http/request-log.ts';
import { requestRoute } from '../http/route-patterns.ts';

type Answering = { request: Request; isOver: boolean };

/** Finds requests that call the provider before they are answered, in a place of other work. */
export function watchProviderCallers(provider: PaymentProvider) {
  const answering = new AsyncLocalStorage<Answering>();
  const misplaced = new Set<string>();
  return {
    provider: new Proxy(provider, {
      get(target, name, receiver) {
        const method: unknown = Reflect.get(target, name, receiver);
        if (typeof method !== 'function') return method;
        return (...given: unknown[]) => {
          noteCaller();
          return Reflect.apply(method, target, given);
        };
      },
    }),

    wrap: (handle: Handle) => (request: Request) => {
      const current = { request, isOver: false };
      const answer = answering.run(current, () => handle(request));
      return Promise.resolve(answer).finally(() => {
        current.isOver = true;
      });
    },

    /** Throws if there were any. */
    assertPlaces() {
      if (misplaced.size === 0) return;
      const names = [...misplaced].join(', ');
      throw new Error(`Add to providerEndpoints in api/start/slow-requests.ts: ${names}`);
    },
  };

  function noteCaller(): void {
    const caller = answering.getStore();
    if (!caller || caller.isOver) return;
    const kind = kindOfRequest(caller.request);
    if (kind === null || kind === 'wait' || kind === 'provider') return;
    misplaced.add(`${caller.request.method} ${requestRoute(caller.request)}`);
  }
}
