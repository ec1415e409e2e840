import useSWR, { useSWRConfig } from 'swr';
import type { EmailDraft, EmailTextsChange, EmailTextsRestore } from '#contract/email-templates';
import type { MailKind } from '#db/values/mail-kinds';
import { addressOf } from './address.ts';
import { callApi, read } from './client.ts';
import { toResource, useResource } from './resource.ts';

const addressOfEmail = (kind: MailKind) =>
  addressOf('GET /api/admin/emails/:kind', { params: { kind } });

/** Every email; undefined while they load. */
export function useEmailTemplates() {
  const { data: list, ...state } = useResource(addressOf('GET /api/admin/emails'));
  return { list, ...state };
}

export function useEmailTemplate(kind: MailKind) {
  const { data: template, ...state } = useResource(addressOfEmail(kind));
  return { template, ...state };
}

/** The newest texts of an email, past every cache. */
export function readEmailTemplate(kind: MailKind) {
  return read(addressOfEmail(kind));
}

/** Versions of an email's texts, newest first; `before`: only older ones. */
export function addressOfEmailHistory(kind: MailKind, before?: number) {
  const query = before === undefined ? {} : { before: String(before) };
  return addressOf('GET /api/admin/emails/:kind/history', { params: { kind }, query });
}

/** The last preview stays until the next one has loaded. */
export function useEmailPreview(kind: MailKind, draft: EmailDraft) {
  const key = ['preview of an email', kind, JSON.stringify(draft)];
  const answer = useSWR(
    key,
    () =>
      callApi('POST /api/admin/emails/:kind/preview', {
        params: { kind },
        body: draft,
      }),
    { keepPreviousData: true },
  );
  const { data: preview, ...state } = toResource(answer);
  return { preview, ...state };
}

/** Changes texts. Refused or not, what is shown of them is fetched again. */
export function useEmailMutations(kind: MailKind) {
  const { mutate } = useSWRConfig();
  const params = { kind };
  const refreshed = () =>
    mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/emails'));
  return {
    change: (body: EmailTextsChange) =>
      callApi('PATCH /api/admin/emails/:kind', { params, body }).finally(refreshed),
    restore: (body: EmailTextsRestore) =>
      callApi('POST /api/admin/emails/:kind/restore', { params, body }).finally(refreshed),
    sendTest: (body: EmailDraft) => callApi('POST /api/admin/emails/:kind/test', { params, body }),
  };
}
