import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import type { OidcSettings } from '#api/platform/settings';
import { finishProviderSignIn } from '#contract/endpoints/session';
import type { Db } from '#db/client';
import type { EmailVerification } from '../email-verification/service.ts';
import type { Caller } from '../sessions/find-viewer.ts';
import type { CredentialsService, SignedIn } from '../sign-in/service.ts';
import { findOrCreateAccount } from './accounts.ts';
import { createLoginProvider, type Proof } from './provider.ts';

type Dependencies = {
  oidc: OidcSettings;
  baseUrl: string;
  db: Db;
  credentials: CredentialsService;
  limits: RateLimits;
  acceptEmail: EmailVerification['acceptEmail'];
  now: Clock;
};

/** The attempt that the browser started. */
type Begun = Proof & { again: boolean };

export type OidcLogin = ReturnType<typeof createOidcLogin>;

/** Signs customers in through the login provider. */
export function createOidcLogin(deps: Dependencies) {
  const { oidc, baseUrl, db, credentials, limits, acceptEmail, now } = deps;
  const provider = createLoginProvider({ oidc, callbackUrl: baseUrl + finishProviderSignIn.path });
  return {
    begin: provider.begin,

    /**
     * Signs in the user who returned from the provider. Throws a LoginFailure otherwise. A provider
     * that reports no authentication time is assumed to have asked for the password if it was told
     * to.
     */
    async finish(query: string, attempt: Begun, caller: Caller): Promise<SignedIn> {
      await limits.count(db, 'login, address', caller.address);
      const identity = await provider.identify(query, attempt);
      const at = now();
      const provedAt = identity.provedAt ?? (attempt.again ? at : null);
      return db.transaction(async (tx) =>
        credentials.open(
          tx,
          await findOrCreateAccount(tx, identity, { at, acceptEmail }),
          caller,
          provedAt,
        ),
      );
    },
  };
}
