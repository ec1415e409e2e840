import type { LegalDocument } from '#contract/legal-texts';
import { paths } from '../paths.ts';

/** Where each legal text is read: the current version, and each version for good. */
export const legalPaths: Record<
  LegalDocument,
  { current: string; versionOf: (version: string) => string }
> = {
  terms: { current: paths.terms, versionOf: paths.termsVersion },
  privacy: { current: paths.privacy, versionOf: paths.privacyVersion },
};
