import { listSourceVersions } from '#contract/legal/source-versions';
import type { LegalDocument, LegalText } from '#contract/legal-texts';
import { termsVersion } from '#contract/terms';

/** The source's version of a legal text, as the API answers it; say only what the test is about. */
export function aLegalText(document: LegalDocument, values: Partial<LegalText> = {}): LegalText {
  const source = listSourceVersions(document).map(({ startsAt, ...version }) => ({
    ...version,
    startsAt: startsAt.toISOString(),
  }));
  const [newest] = source;
  if (!newest) throw new Error('The source has no version');
  return {
    document,
    ...newest,
    current: termsVersion,
    versions: source.map(({ version, startsAt }) => ({ version, startsAt })),
    ...values,
  };
}
