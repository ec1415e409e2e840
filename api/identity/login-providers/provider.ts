import * as openid from 'openid-client';
import type { OidcSettings } from '#api/platform/settings';
import { createSingleFlight } from '#api/platform/single-flight';
import { longestLifetimeMs } from '../sessions/lifetime.ts';
import { type Identity, readIdentity } from './identity.ts';
import { LoginFailure } from './login-failure.ts';

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
