import type { LegalDocument, LegalText } from '#contract/legal-texts';
import { type Address, addressOf } from './address.ts';
import { readOrNull } from './client.ts';
import { useResource } from './resource.ts';

/** A version of a legal text, or the current one; null if there is no such version. */
export function useLegalText(document: LegalDocument, version: string | undefined) {
  const address: Address<LegalText> =
    version === undefined
      ? addressOf('GET /api/legal/:document', { params: { document } })
      : addressOf('GET /api/legal/:document/:version', { params: { document, version } });
  const { data: legalText, ...state } = useResource<LegalText, LegalText | null>(address, {
    fetch: readOrNull,
  });
  return { legalText, ...state };
}
