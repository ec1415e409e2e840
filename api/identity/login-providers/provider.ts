import * as openid from 'openid-client';
import type { OidcSettings } from '#api/platform/settings';
import { createSingleFlight } from '#api/platform/single-flight';
import { longestLifetimeMs } from '../sessions/lifetime.ts';
import { type Identity, readIdentity } from './identity.ts';
import { LoginFailure } from './login-failure.ts';

const timeoutSeconds = 8;

/** What ties a provider's answer to the browser that was sent there. */
export type Proof = { state: string; nonce: string; codeVerifier: string };

/**
 * The OpenID Connect provider: authorization code flow with PKCE. It is asked for its addresses
 * at the first login, not at the start, so that the shop does not depend on it. The one file that
 * imports the client's package.
 */
export function createLoginProvider(options: { oidc: OidcSettings; callbackUrl: string }) {
  const { oidc, callbackUrl } = options;
  const discoveries = createSingleFlight<openid.Configuration>();
  let found: openid.Configuration | undefined;

  return {
    /**
     * Where a browser signs in, and the proof to keep for its return. `again`: the provider asks
     * for the password, even of somebody whom it knows already.
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
        // Has the provider say when the person last signed in there.
        max_age: String(again ? 0 : longestLifetimeMs / 1000),
        ...(again ? { prompt: 'login' } : {}),
      });
      return { url: url.href, proof };
    },

    /** Who came back. `query`: all that the provider wrote behind our address. */
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
  // The settings let http through for a provider on this machine alone.
  const plain = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  return openid.discovery(new URL(issuer), clientId, secret, secretProof(clientSecret), {
    timeout: timeoutSeconds,
    execute: [...plain, openid.enableNonRepudiationChecks],
  });
}

/** The way of the specification to prove who we are, unless the provider takes only the other. */
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
  // A code that is too old or was used already.
  if (code === 'invalid_grant') throw new LoginFailure('expired', error);
  if (code === 'access_denied') throw new LoginFailure('cancelled', error);
  throw new LoginFailure('failed', error);
}
