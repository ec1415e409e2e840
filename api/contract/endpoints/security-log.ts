import type { SecurityEventKind } from '#db/values/security-events';
import { defineEndpoint } from '../endpoint.ts';
import { securityHeadings } from '../list-headings.ts';
import { securityEventNames } from '../security-event-names.ts';
import { SecurityEventList, SecurityEventListQuery } from '../security-log.ts';

export const listSecurityEvents = defineEndpoint('GET /api/admin/security-log', {
  summary: 'List the security log',
  access: 'admin',
  programs: 'internal',
  permission: 'audit.read',
  query: SecurityEventListQuery,
  answers: { 200: SecurityEventList },
  csv: {
    headings: securityHeadings,
    words: {
      event: (event) => securityEventNames[event as SecurityEventKind],
    },
  },
});
