import type { RateLimits } from '#api/http/rate-limits';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Settings } from '#api/platform/settings';
import type { Vault } from '#api/platform/vault/vault';
import type { Db } from '#db/client';
import type { Passwords } from './accounts/passwords.ts';
import { createCustomers } from './customers/service.ts';
import {
  createEmailVerification,
  type FindMailedCode,
  type OnEmailVerified,
} from './email-verification/service.ts';
import { createImpersonation } from './impersonation/service.ts';
import { createLoginAttempts } from './login-providers/attempts.ts';
import { createOidcLogin } from './login-providers/login.ts';
import { createInvitationAcceptances } from './people/accept-invitation.ts';
import { createInvitations } from './people/invitations.ts';
import { createPeople } from './people/service.ts';
import { createSignInPolicy } from './people/sign-in-policy.ts';
import type { SecurityLog } from './security-log/recorder.ts';
import { createSessionCookie } from './sessions/cookie.ts';
import { createKnownDevices } from './sessions/known-devices.ts';
import { createSessions } from './sessions/service.ts';
import { createIdentityCheck } from './sign-in/confirm-identity.ts';
import { createPasswordResets } from './sign-in/password-resets.ts';
import { createCredentials } from './sign-in/service.ts';
import { createTotp } from './two-factor/service.ts';
import { createSecondFactor } from './two-factor/verify-second-factor.ts';

type Dependencies = Pick<Settings, 'baseUrl' | 'oidc'> & {
  db: Db;
  sessionSecrets: readonly string[];
  passwords: Passwords;
  vault: Vault;
  limits: RateLimits;
  securityLog: SecurityLog;
  mail: Mail;
  settings: ShopSettingsReader;
  onEmailVerified: OnEmailVerified;
  findMailedCode: FindMailedCode;
  removeFirstAdminFile: () => void;
  now: Clock;
};

/** Creates the services of accounts, sign-in and sessions. */
export function createIdentityServices(deps: Dependencies) {
  const { db, baseUrl, sessionSecrets, limits, mail, now } = deps;
  const sessions = createSessions({ db, now });
  const devices = createKnownDevices({ mail, now });
  const emailVerification = createEmailVerification({
    db,
    mail,
    now,
    onVerified: deps.onEmailVerified,
    findMailedCode: deps.findMailedCode,
    secret: sessionSecrets[0] ?? '',
  });
  const secondFactor = createSecondFactor({ vault: deps.vault, limits, now });
  const credentials = createCredentials({
    ...deps,
    sessions,
    emailVerification,
    secondFactor,
    devices,
  });
  const checkIdentity = createIdentityCheck({ db, credentials, secondFactor });
  const { acceptEmail } = emailVerification;
  return {
    access: { sessions, cookie: createSessionCookie({ baseUrl, secrets: sessionSecrets }) },
    acceptances: createInvitationAcceptances({
      ...deps,
      sessions,
      credentials,
      emailVerification,
    }),
    attempts: createLoginAttempts({ baseUrl, secrets: sessionSecrets, now }),
    checkIdentity,
    credentials,
    customers: createCustomers({ db, sessions, credentials, emailVerification, limits, now }),
    impersonation: createImpersonation({ db, now }),
    invitations: createInvitations({ db, mail, baseUrl, now }),
    oidc: deps.oidc && createOidcLogin({ ...deps, oidc: deps.oidc, credentials, acceptEmail }),
    passwordResets: createPasswordResets({ ...deps, sessions, secondFactor, devices }),
    people: createPeople({ db, sessions, now }),
    sessions,
    signInPolicy: createSignInPolicy({ db, now }),
    totp: createTotp({ ...deps, sessions, credentials, checkIdentity }),
  };
}
