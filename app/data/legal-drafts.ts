import { useSWRConfig } from 'swr';
import type {
  LegalDocument,
  LegalDraftChange,
  LegalPublication,
  LegalWithdrawal,
} from '#contract/legal-texts';
import { addressOf } from './address.ts';
import { callApi, read } from './client.ts';
import { useResource } from './resource.ts';

const addressOfDraft = (document: LegalDocument) =>
  addressOf('GET /api/admin/settings/legal/:document', { params: { document } });

export function useLegalDraft(document: LegalDocument) {
  const { data: draft, ...state } = useResource(addressOfDraft(document));
  return { draft, ...state };
}

/** The newest draft, past every cache. */
export function readLegalDraft(document: LegalDocument) {
  return read(addressOfDraft(document));
}

/** Changes a draft and what is published. Refused or not, both are fetched again. */
export function useLegalMutations(document: LegalDocument) {
  const { mutate } = useSWRConfig();
  const params = { document };
  const refreshed = () =>
    mutate((key) => typeof key === 'string' && /^\/api\/(admin\/settings\/)?legal\//.test(key));
  return {
    change: (body: LegalDraftChange) =>
      callApi('PATCH /api/admin/settings/legal/:document', { params, body }).finally(refreshed),
    publish: (body: LegalPublication) =>
      callApi('POST /api/admin/settings/legal/:document/publish', { params, body }).finally(
        refreshed,
      ),
    withdraw: (body: LegalWithdrawal) =>
      callApi('POST /api/admin/settings/legal/:document/withdraw', { params, body }).finally(
        refreshed,
      ),
  };
}
