import type { AuditEntry } from '#contract/audit';
import { mailKindName } from '#contract/mail-kind-names';
import { type LegalDocument, legalDocuments } from '#db/values/enumerations';
import { type MailKind, mailKinds } from '#db/values/mail-kinds';
import { type SettingsSection, settingsSections } from '#db/values/settings';
import { TextLink } from '#ui/link';
import { audit as copy } from '../../copy/admin-audit.ts';
import { adminLegal } from '../../copy/admin-legal.ts';
import { settingsSections as sections } from '../../copy/admin-settings.ts';
import { displayAddress } from '../../format/email-address.ts';
import { paths } from '../../paths.ts';

type Settings = {
  section?: SettingsSection | undefined;
  email?: MailKind | undefined;
  document?: LegalDocument | undefined;
  /** 'version 3', or the day of a legal text. */
  version: string;
};

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

/** The URL of an entry's subject; undefined if it has no page. */
function subjectHref({ verb, subject: { kind, name, customer } }: AuditEntry): string | undefined {
  switch (kind) {
    case 'order':
    case 'refund':
    case 'cancellation':
      return paths.adminOrder(name);
    case 'ticket':
      return paths.adminTicket(name);
    case 'customer':
    case 'admin':
      return customer === null ? undefined : paths.adminCustomer(customer);
    case 'settings':
      return settingsHref(name);
    case 'discount':
      return paths.adminDiscount(name);
    case 'project':
      return paths.adminProject(name);
    case 'product':
      return verb === 'product.deleted' ? undefined : paths.adminProduct(name);
    default:
      return undefined;
  }
}

/** The history of what was changed, where every version can be compared. */
function settingsHref(name: string): string | undefined {
  const { section, email, document } = readSettingsName(name);
  if (section) return paths.adminSettingsHistory(section);
  if (email) return paths.adminEmailHistory(email);
  return document && paths.adminLegal(document);
}

/** Reads what entries call settings: 'brand, version 3', 'email:receipt, version 1', 'terms, 2026-01-15'. */
function readSettingsName(name: string): Settings {
  const [stored = '', version = ''] = name.split(', ');
  const part = stored.replace(/^(email|legal):/, '');
  return {
    section: settingsSections.find((known) => known === stored),
    email: stored === part ? undefined : mailKinds.find((known) => known === part),
    document: legalDocuments.find((known) => known === part),
    version,
  };
}

/** 'Brand, version 3'. */
function nameSettings(name: string): string {
  const { section, email, document, version } = readSettingsName(name);
  const title = section
    ? sections[section].title
    : email
      ? mailKindName(email)
      : document && adminLegal[document].title;
  return title ? `${title}, ${version}` : name;
}
