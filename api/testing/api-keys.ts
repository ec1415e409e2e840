import type { ApiKey, NewApiKey } from '#contract/api-keys';
import { type AdminRole, isAllowed, keyScopes } from '#contract/permissions';
import type { TestApp } from './app.ts';

type Options = Partial<NewApiKey> & { role?: AdminRole; cookie?: string };

/** Creates an API key, by default of a new owner and with everything that they may do. */
export async function anApiKey(shop: TestApp, { role = 'owner', ...options }: Options = {}) {
  const { cookie = (await shop.signIn({ role })).cookie, ...values } = options;
  const scopes = keyScopes.filter((scope) => isAllowed(role, scope));
  const input = { name: `Key ${crypto.randomUUID()}`, scopes, ...values };
  const response = await shop.post('/api/admin/api-keys', input, { cookie });
  if (response.status !== 201) throw new Error(await response.text());
  const { secret, ...key }: ApiKey & { secret: string } = await response.json();
  return { key, secret, cookie, headers: { authorization: `Bearer ${secret}` } };
}
