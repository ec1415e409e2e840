import { auditActs, auditKindNames } from '#contract/audit-words';
import { auditHeadings } from '#contract/list-headings';

/** Texts of the audit log. */
export const audit = {
  title: 'Audit log',
  lead: 'What admins did and what changed. Entries can’t be edited or deleted. Automatic actions aren’t listed.',
  label: 'Entries',
  loading: 'Loading entries...',
  empty: 'No entries found',
  none: {
    title: 'No entries yet',
    detail: 'What admins change appears here.',
  },
  placeholder: 'Admin, action, ID or title',
  filter: 'Type',
  columns: {
    at: auditHeadings.createdAt,
    actor: auditHeadings['actor.name'],
    kind: auditHeadings['subject.kind'],
    act: auditHeadings.verb,
    changes: auditHeadings.changes,
  },
  acts: auditActs,
  kinds: auditKindNames,
  /** After an admin's name, where a program acted for them. */
  by: (apiKey: string) => `(API key “${apiKey}”)`,
  /** Read out where the eye sees an arrow. */
  became: 'changed to',
  changedOnly: 'changed',
  nameOf: (act: string, actor: string) => `“${act}” by ${actor}`,
} as const;
