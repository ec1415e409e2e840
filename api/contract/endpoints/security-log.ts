import { defineEndpoint } from '../endpoint.ts';
import { SecurityEventList, SecurityEventListQuery } from '../security-log.ts';

export const listSecurityEvents = defineEndpoint('GET /api/admin/security-log', {
  summary: 'List the security log',
  access: 'admin',
  permission: 'audit.read',
  query: SecurityEventListQuery,
  answers: { 200: SecurityEventList },
  csv: true,
});
