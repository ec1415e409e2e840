import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Vault } from '#api/platform/vault/vault';
import { webhookHours } from '#contract/webhooks';
import type { SealedSecret, WebhookEndpointRow } from '#db/schema/webhooks';

const hourMs = 60 * 60 * 1000;

type Keeper = Pick<WebhookEndpointRow, 'reference' | 'secrets'>;

/** A new signing secret in the form of Standard Webhooks, and as it is stored. */
export function createSecret(vault: Vault, reference: string) {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const sealed: SealedSecret = { ...vault.seal(secret, placeOf(reference)), until: null };
  return { secret, sealed };
}

/** With a new secret. The current one signs a while longer; an earlier one doesn’t. */
export function addSecret(sealed: SealedSecret, [current]: SealedSecret[], at: Date) {
  const until = new Date(at.getTime() + webhookHours.previousSecret * hourMs).toISOString();
  return current ? [sealed, { ...current, until }] : [sealed];
}

export function previousSecretUntil({ secrets }: Keeper, at: Date): string | null {
  return secrets.find((secret) => isValid(secret, at) && secret.until !== null)?.until ?? null;
}

/** The headers that standardwebhooks.com describes. Each valid secret signs. */
export function signedHeaders(
  vault: Vault,
  { reference, secrets }: Keeper,
  { id, body, at }: { id: string; body: string; at: Date },
) {
  const signatures = secrets
    .filter((secret) => isValid(secret, at))
    .map((sealed) => new Webhook(vault.open(sealed, placeOf(reference))).sign(id, at, body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** Encrypts the secrets of an endpoint with the vault's newest key. */
export function resealSecrets(vault: Vault, { reference, secrets }: Keeper): SealedSecret[] {
  const place = placeOf(reference);
  return secrets.map((sealed) => ({
    ...vault.seal(vault.open(sealed, place), place),
    until: sealed.until,
  }));
}

function isValid({ until }: SealedSecret, at: Date): boolean {
  return until === null || new Date(until) > at;
}

const placeOf = (reference: string) => ['webhook_endpoints', 'secrets', reference];
