import { apiPaths } from '#contract/paths';
import type { Db } from '#db/client';
import type { Clock } from '../../clock.ts';
import type { CredentialsService, SignedIn } from '../../credentials/service.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { OidcSettings } from '../../settings.ts';
import type { Caller } from '../caller.ts';
import { accountOf } from './accounts.ts';
import { createLoginProvider, type Proof } from './provider.ts';

type Dependencies = {
  oidc: OidcSettings;
  baseUrl: string;
  db: Db;
  credentials: CredentialsService;
  limits: RateLimits;
  now: Clock;
};

export type OidcLogin = ReturnType<typeof createOidcLogin>;

/** Signing in through the login provider. */
export function createOidcLogin({ oidc, baseUrl, db, credentials, limits, now }: Dependencies) {
  const provider = createLoginProvider({ oidc, callbackUrl: baseUrl + apiPaths.oidcCallback });
  return {
    begin: provider.begin,

    /** Signs in whoever came back; throws a LoginRefused that says why nobody is. */
    async finish(query: string, proof: Proof, caller: Caller): Promise<SignedIn> {
      await limits.count(db, 'login, address', caller.address);
      const identity = await provider.identify(query, proof);
      return db.transaction(async (tx) =>
        credentials.open(tx, await accountOf(tx, identity, now()), caller),
      );
    },
  };
}
