import { mailKindName } from '#contract/mail-kind-names';
import { type LegalDocument, legalDocuments } from '#db/values/legal-documents';
import { type MailKind, mailKinds } from '#db/values/mail-kinds';
import { type SettingsSection, settingsSections } from '#db/values/settings';
import { adminLegal } from '../../copy/admin-legal.ts';
import { settingsSections as sections } from '../../copy/admin-settings.ts';

type Settings = {
  section?: SettingsSection | undefined;
  email?: MailKind | undefined;
  document?: LegalDocument | undefined;
  /** 'version 3', or the day of a legal text. */
  version: string;
};

/** Reads what entries call settings: 'brand, version 3', 'email:receipt, version 1', 'terms, 2026-01-15'. */
export function readSettingsName(name: string): Settings {
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
export function nameSettings(name: string): string {
  const { section, email, document, version } = readSettingsName(name);
  const title = section
    ? sections[section].title
    : email
      ? mailKindName(email)
      : document && adminLegal[document].title;
  return title ? `${title}, ${version}` : name;
}
