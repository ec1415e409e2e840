import type {
  AddedBriefQuestions,
  AskedBrief,
  Brief,
  BriefFile,
  BriefPatch,
  BriefQuestionChange,
  BriefSubmission,
  SavedBrief,
} from '#contract/briefs';
import type { DomainCheck } from '#contract/domain-checks';
import { addressOf } from './address.ts';
import { callApi, read, readOrNull } from './client.ts';
import { useRefreshOrders } from './orders.ts';
import { toResource, useAnswer, useResource } from './resource.ts';
import { revalidateWhileOpen } from './tickets.ts';
import { type RepeatableUpload, upload } from './upload.ts';

/** A brief in an account, by order, or behind a guest’s link. */
export type BriefSource = { order: string } | { guest: string };

/** The calls of one brief. */
export type BriefCalls = {
  read: () => Promise<Brief | null>;
  save: (patch: BriefPatch) => Promise<SavedBrief>;
  send: (submission: BriefSubmission) => Promise<Brief>;
  upload: (field: string, file: File, options: RepeatableUpload) => Promise<BriefFile>;
  remove: (fileId: string) => Promise<unknown>;
  fileUrl: (fileId: string) => string;
  /** Of the domain that is saved. Takes up to six seconds. */
  checkDomain: () => Promise<DomainCheck>;
};

export function briefCalls(source: BriefSource): BriefCalls {
  return 'guest' in source ? guestCalls(source.guest) : ownCalls(source.order);
}

/**
 * The brief as it is when the page opens; null if there is none, undefined while it loads. It is read
 * again while the page is open: the shop may add, reword or remove questions.
 */
export function useBriefAtOpen(source: BriefSource) {
  const { data: brief, ...state } = toResource(
    useAnswer<Brief, Brief | null>(addressOfBrief(source), {
      ...revalidateWhileOpen,
      fetch: readOrNull,
    }),
  );
  return { brief, ...state };
}

/** The brief of an order, for admins. */
export function useOrderBrief(id: number | null) {
  const { data: brief, ...state } = useResource(
    id === null ? null : addressOf('GET /api/orders/:id/brief', { params: { id } }),
  );
  return { brief, ...state };
}

/** Where admins download a brief with all its files. */
export function orderBriefArchiveUrl(id: number): string {
  return addressOf('GET /api/orders/:id/brief/archive', { params: { id } });
}

/** Where admins download a file of a brief. */
export function orderBriefFileUrl(id: number, fileId: string): string {
  return addressOf('GET /api/orders/:id/brief/files/:fileId', { params: { id, fileId } });
}

function addressOfBrief(source: BriefSource) {
  return 'guest' in source
    ? addressOf('GET /api/guest/briefs/:token', { params: { token: source.guest } })
    : addressOf('GET /api/customer/subscriptions/:id/brief', { params: { id: source.order } });
}

function ownCalls(id: string): BriefCalls {
  const params = { id };
  return {
    read: () => readOrNull(addressOfBrief({ order: id })),
    save: (body) => callApi('PATCH /api/customer/subscriptions/:id/brief', { params, body }),
    send: (body) => callApi('POST /api/customer/subscriptions/:id/brief/send', { params, body }),
    upload: (field, file, { id: fileId, ...options }) =>
      upload(
        addressOf('POST /api/customer/subscriptions/:id/brief/files', {
          params,
          query: { id: fileId, field, name: file.name },
        }),
        file,
        options,
      ),
    remove: (fileId) =>
      callApi('DELETE /api/customer/subscriptions/:id/brief/files/:fileId', {
        params: { id, fileId },
      }),
    fileUrl: (fileId) =>
      addressOf('GET /api/customer/subscriptions/:id/brief/files/:fileId', {
        params: { id, fileId },
      }),
    checkDomain: () =>
      read(addressOf('GET /api/customer/subscriptions/:id/brief/domain', { params })),
  };
}

function guestCalls(token: string): BriefCalls {
  const params = { token };
  return {
    read: () => readOrNull(addressOfBrief({ guest: token })),
    save: (body) => callApi('PATCH /api/guest/briefs/:token', { params, body }),
    send: (body) => callApi('POST /api/guest/briefs/:token/send', { params, body }),
    upload: (field, file, { id: fileId, ...options }) =>
      upload(
        addressOf('POST /api/guest/briefs/:token/files', {
          params,
          query: { id: fileId, field, name: file.name },
        }),
        file,
        options,
      ),
    remove: (fileId) =>
      callApi('DELETE /api/guest/briefs/:token/files/:fileId', { params: { token, fileId } }),
    fileUrl: (fileId) =>
      addressOf('GET /api/guest/briefs/:token/files/:fileId', { params: { token, fileId } }),
    checkDomain: () => read(addressOf('GET /api/guest/briefs/:token/domain', { params })),
  };
}

/**
 * Questions that admins add to a brief that was sent. Refused or not, the order is fetched again:
 * another admin or the customer may have been faster.
 */
export function useBriefQuestions(id: number) {
  const refreshOrders = useRefreshOrders();
  return {
    add: (body: AddedBriefQuestions): Promise<AskedBrief> =>
      callApi('POST /api/orders/:id/brief/questions', { params: { id }, body }).finally(
        refreshOrders,
      ),
    reword: async (questionId: string, body: BriefQuestionChange): Promise<void> => {
      const params = { id, questionId };
      await callApi('PATCH /api/orders/:id/brief/questions/:questionId', {
        params,
        body,
      }).finally(refreshOrders);
    },
    remove: async (questionId: string, version: number): Promise<void> => {
      const query = { version: String(version) };
      await callApi('DELETE /api/orders/:id/brief/questions/:questionId', {
        params: { id, questionId },
        query,
      }).finally(refreshOrders);
    },
  };
}
