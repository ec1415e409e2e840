import type { AuditKind, AuditVerb } from '#contract/audit';
import type { AuditChange } from '../audit.ts';
import { AuditEntryList, AuditListQuery } from '../audit.ts';
import { auditActs, auditKindNames, describeAuditChange } from '../audit-words.ts';
import { defineEndpoint } from '../endpoint.ts';
import { auditHeadings } from '../list-headings.ts';

export const listAuditEntries = defineEndpoint('GET /api/admin/audit', {
  summary: 'List the audit log',
  access: 'admin',
  programs: 'internal',
  permission: 'audit.read',
  query: AuditListQuery,
  answers: { 200: AuditEntryList },
  csv: {
    headings: auditHeadings,
    words: {
      verb: (verb) => auditActs[verb as AuditVerb],
      'subject.kind': (kind) => auditKindNames[kind as AuditKind],
      changes: (change) => describeAuditChange(change as AuditChange),
    },
  },
});
