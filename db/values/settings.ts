import type { LegalDocument } from './enumerations.ts';
import type { MailKind } from './mail-kinds.ts';

/** The parts of the shop's settings that pages show, each with versions of its own. */
export const settingsSections = [
  'brand',
  'support',
  'claims',
  'contact',
  'delivery',
  'features',
  'sender',
  'reports',
  'currency',
  'tax',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** The versions of an email's texts. */
export type EmailSection = `email:${MailKind}`;

export function emailSection(kind: MailKind): EmailSection {
  return `email:${kind}`;
}

/** The versions of a legal text's draft. */
export type DraftSection = `legal:${LegalDocument}`;

export function draftSection(document: LegalDocument): DraftSection {
  return `legal:${document}`;
}

/** Everything that is stored as versions. */
export type StoredSection = SettingsSection | EmailSection | DraftSection;
