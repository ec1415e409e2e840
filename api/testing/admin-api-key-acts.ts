import { type AdminActs, first } from './admin-act.ts';
import { anApiKey } from './api-keys.ts';

export const adminApiKeyActs: AdminActs = {
  'POST /api/admin/api-keys': async () => {
    const name = `Key ${crypto.randomUUID()}`;
    const expiresAt = '2199-01-01T00:00:00.000Z';
    return {
      path: '/api/admin/api-keys',
      body: { name, scopes: ['shop.read'], networks: ['203.0.113.0/24'], expiresAt },
      verb: 'api_key.created',
      name,
      changes: [
        first('scopes', 'shop.read'),
        first('networks', '203.0.113.0/24'),
        first('expiresAt', expiresAt),
      ],
      unversioned: 'It adds a record, so there is none to replace.',
    };
  },
  'DELETE /api/admin/api-keys/:id': async (shop) => {
    const { key } = await anApiKey(shop);
    return {
      path: `/api/admin/api-keys/${key.id}`,
      verb: 'api_key.revoked',
      name: key.name,
      unversioned: 'A revoked key has no newer version.',
    };
  },
};
