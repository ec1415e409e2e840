import { ApiKey, ApiKeyList, CreatedApiKey, NewApiKey } from '../api-keys.ts';
import { defineEndpoint } from '../endpoint.ts';

export const listApiKeys = defineEndpoint('GET /api/admin/api-keys', {
  summary: 'List API keys',
  access: 'admin',
  programs: 'refused',
  permission: 'api_keys.manage',
  answers: { 200: ApiKeyList },
});

export const createApiKey = defineEndpoint('POST /api/admin/api-keys', {
  summary: 'Create an API key',
  access: 'admin',
  programs: 'refused',
  permission: 'api_keys.manage',
  body: NewApiKey,
  answers: { 201: CreatedApiKey },
  failures: ['sign_in_again'],
});

export const revokeApiKey = defineEndpoint('DELETE /api/admin/api-keys/:id', {
  summary: 'Revoke an API key',
  access: 'admin',
  programs: 'refused',
  permission: 'api_keys.manage',
  answers: { 200: ApiKey },
  failures: ['not_found'],
});
