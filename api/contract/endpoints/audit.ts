import { AuditEntryList, AuditListQuery } from '../audit.ts';
import { defineEndpoint } from '../endpoint.ts';

export const listAuditEntries = defineEndpoint('GET /api/admin/audit', {
  summary: 'List the audit log',
  access: 'admin',
  permission: 'audit.read',
  query: AuditListQuery,
  answers: { 200: AuditEntryList },
  csv: true,
});
