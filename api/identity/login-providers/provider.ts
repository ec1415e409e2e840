import * as openid from 'openid-client';
import * as v from 'valibot';
import type { OidcSettings } from '#api/platform/settings';
import { createSingleFlight } from '#api/platform/single-flight';
import { emailAddress, lengths, line } from '#contract/fields';
import type { LoginProblem } from '#contract/session';
import { longestLifetimeMs } from '../sessions/cookie.ts';

/** A login through the provider failed. `problem` tells the user why. */
export class LoginFailure extends Error {
  constructor(
    readonly problem: LoginProblem,
    cause?: unknown,
  ) {
    super(`Sign-in failed: ${problem}`, { cause });
  }
}

/** A person as the login provider describes them. */
export type Identity = {
  issuer: string;
  /** The issuer's permanent id for the person. */
  subject: string;
  email: string | null;
  /** Whether the provider verified the address. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** When the person authenticated at the provider. Null if unknown. */
  provedAt: Date | null;
};

const name = v.pipe(line(lengths.name), v.nonEmpty());

/** Missing or malformed claims are ignored, so that an unusual name never blocks a sign-in. */
const Profile = v.object({
  email: v.fallback(v.nullable(emailAddress()), null),
  // Some providers send a string.
  email_verified: v.fallback(
    v.pipe(
      v.union([v.boolean(), v.literal('true')]),
      v.transform((said) => said !== false),
    ),
    false,
  ),
  given_name: v.fallback(v.nullable(name), null),
  family_name: v.fallback(v.nullable(name), null),
});

const timeoutSeconds = 8;

/** Ties a provider's response to the browser that started the login. */
export type Proof = { state: string; nonce: string; codeVerifier: string };

/**
 * The OpenID Connect client: authorization code flow with PKCE. Discovery happens at the first
 * login, so the shop starts without the provider. The only file that imports the client package.
 */
export function createLoginProvider(options: { oidc: OidcSettings; callbackUrl: string }) {
  const { oidc, callbackUrl } = options;
  const discoveries = createSingleFlight<openid.Configuration>();
  let found: openid.Configuration | undefined;

  return {
    /**
     * Returns the sign-in URL, and the proof to keep until the browser returns. `again`: the
     * provider must ask for the password.
     */
    async begin({ again = false } = {}): Promise<{ url: string; proof: Proof }> {
      const proof = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(proof.codeVerifier),
        code_challenge_method: 'S256',
        // Makes the provider return the authentication time.
        max_age: String(again ? 0 : longestLifetimeMs / 1000),
        ...(again ? { prompt: 'login' } : {}),
      });
      return { url: url.href, proof };
    },

    /** Returns the person's identity. `query`: the query string of the callback. */
    async identify(query: string, proof: Proof): Promise<Identity> {
      const config = await configuration();
      const answer = Object.assign(new URL(callbackUrl), { search: query });
      const checks = {
        expectedState: proof.state,
        expectedNonce: proof.nonce,
        pkceCodeVerifier: proof.codeVerifier,
        idTokenExpected: true,
      };
      const tokens = await openid.authorizationCodeGrant(config, answer, checks).catch(refuse);
      const claims = tokens.claims();
      if (!claims) throw new LoginFailure('failed');
      const isComplete = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint;
      const profile = isComplete
        ? claims
        : await openid.fetchUserInfo(config, tokens.access_token, claims.sub).catch(refuse);
      return readIdentity(claims, profile);
    },
  };

  async function configuration(): Promise<openid.Configuration> {
    found ??= await discoveries('discovery', () => discover(oidc)).catch((error) => {
      throw new LoginFailure('unavailable', error);
    });
    return found;
  }
}

function discover({ issuer, clientId, clientSecret }: OidcSettings) {
  const secret = { client_secret: clientSecret };
  // The settings only allow http for a provider on this machine.
  const plain = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  return openid.discovery(new URL(issuer), clientId, secret, secretProof(clientSecret), {
    timeout: timeoutSeconds,
    execute: [...plain, openid.enableNonRepudiationChecks],
  });
}

/** The standard client authentication, unless the provider only supports the other one. */
function secretProof(clientSecret: string): openid.ClientAuth {
  const basic = openid.ClientSecretBasic(clientSecret);
  const post = openid.ClientSecretPost(clientSecret);
  return (server, ...call) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (taken.includes('client_secret_basic') ? basic : post)(server, ...call);
  };
}

function refuse(error: unknown): never {
  const isFromProvider =
    error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError;
  const code = isFromProvider ? error.error : null;
  // The code expired or was used already.
  if (code === 'invalid_grant') throw new LoginFailure('expired', error);
  if (code === 'access_denied') throw new LoginFailure('cancelled', error);
  throw new LoginFailure('failed', error);
}

/** `profile`: the claims with the email address, from the ID token or the user info. */
function readIdentity(
  { iss, sub, auth_time }: { iss: string; sub: string; auth_time?: number | undefined },
  profile: Record<string, unknown>,
): Identity {
  const said = v.parse(Profile, profile);
  return {
    issuer: iss,
    subject: sub,
    email: said.email,
    emailVerified: said.email !== null && said.email_verified,
    firstName: said.given_name,
    lastName: said.family_name,
    provedAt: auth_time === undefined ? null : new Date(auth_time * 1000),
  };
}

/**
 * Describes the error for the log. Contains only the client's messages and the protocol's error
 * code, never tokens or text from the request.
 */
export function describeLoginError({ problem, cause }: LoginFailure): string {
  const inner = cause instanceof Error ? cause.cause : undefined;
  const parts = [problem, ...[cause, inner].filter((part) => part instanceof Error).map(sentence)];
  return parts.join(': ');
}

function sentence(error: Error): string {
  const code = 'error' in error ? error.error : 'code' in error ? error.code : '';
  const isCode = typeof code === 'string' && /^\w{1,60}$/.test(code);
  return isCode ? `${error.message} (${code})` : error.message;
}
