import type { AuditEntry } from '#contract/audit';
import { mailKindName } from '#contract/mail-kind-names';
import { TextLink } from '#ui/link';
import { audit as copy } from '../../copy/admin-audit.ts';
import { displayAddress } from '../../format/email-address.ts';
import { nameSettings } from './settings-name.ts';
import { subjectHref } from './subject-link.ts';

/** What was done, followed by a link to what it was done to. */
export function AuditAction({ entry }: { entry: AuditEntry }) {
  const subject = subjectName(entry);
  const place = subjectHref(entry);
  return (
    <>
      {copy.acts[entry.verb]}
      {subject && ' '}
      {place ? (
        <TextLink href={place}>
          <bdi>{subject}</bdi>
        </TextLink>
      ) : (
        <bdi>{subject}</bdi>
      )}
    </>
  );
}

/** The same as plain text. */
export function describeAction(entry: AuditEntry): string {
  return `${copy.acts[entry.verb]} ${subjectName(entry)}`.trim();
}

/** Empty for actions on the admin's own account; commands name the account. */
function subjectName({ actor, subject: { kind, id, name } }: AuditEntry): string {
  const isOwn = actor.id === id && actor.name === name;
  if (kind === 'account' && isOwn) return '';
  if (kind === 'settings') return nameSettings(name);
  if (kind === 'mail') return mailKindName(name);
  return kind === 'customer' ? displayAddress(name) : name;
}
