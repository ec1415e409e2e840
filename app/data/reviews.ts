import type {
  OrderReview,
  PreviewFrame,
  RemarkAnswer,
  RemarkPatch,
  Review,
  SavedRemark,
} from '#contract/reviews';
import type { Attachment } from '#contract/ticket-messages';
import { addressOf } from './address.ts';
import { attachmentUrl, uploadAttachment } from './attachments.ts';
import { callApi, readOrNull } from './client.ts';
import { toResource, useAnswer, useMutateAnswer, useResource } from './resource.ts';
import { type UploadOptions, upload } from './upload.ts';

/**
 * A review in an account, by order, or behind a guest’s link. `takesFiles`: whether the customer has
 * verified their email.
 */
export type ReviewSource = { order: string; takesFiles: boolean } | { guest: string };

/** The calls of one review by its customer. `upload` is null for those who can’t attach files. */
export type ReviewCalls = {
  read: () => Promise<Review | null>;
  save: (id: string, patch: RemarkPatch) => Promise<SavedRemark>;
  remove: (id: string) => Promise<unknown>;
  send: (round: number) => Promise<Review>;
  approve: (round: number, name: string) => Promise<Review>;
  upload: ((file: File, options: UploadOptions) => Promise<Attachment>) | null;
  screenshotUrl: (id: string) => string;
};

/** The review as it is when the page opens; null if there is none, undefined while it loads. */
export function useReviewAtOpen(source: ReviewSource) {
  const { data: review, ...state } = toResource(
    useAnswer<Review, Review | null>(addressOfReview(source), {
      fetch: readOrNull,
      revalidateOnMount: true,
    }),
  );
  return { review, ...state };
}

/** Whether the preview can be framed; undefined while it is checked, false if that fails. */
export function usePreviewFrame(source: ReviewSource, isOpen: boolean): boolean | undefined {
  const { data, failed } = useResource<PreviewFrame>(isOpen ? addressOfFrame(source) : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return failed ? false : data?.allowed;
}

export function reviewCalls(source: ReviewSource): ReviewCalls {
  return 'guest' in source ? guestCalls(source.guest) : ownCalls(source);
}

/** The review of an order, for admins. */
export function useOrderReview(id: number | null) {
  const address = id === null ? null : addressOf('GET /api/orders/:id/review', { params: { id } });
  const { data: review, ...state } = useResource<OrderReview>(address);
  return { review, ...state };
}

/** Answers a remark and shows the review as it is then. */
export function useAnswerRemark(id: number) {
  const mutate = useMutateAnswer();
  return async (remarkId: string, body: RemarkAnswer): Promise<void> => {
    const params = { id, remarkId };
    const review = await callApi('PATCH /api/orders/:id/review/remarks/:remarkId', {
      ...{ params, body },
    });
    await mutate(addressOf('GET /api/orders/:id/review', { params: { id } }), review, {
      revalidate: false,
    });
  };
}

function addressOfReview(source: ReviewSource) {
  return 'guest' in source
    ? addressOf('GET /api/guest/orders/:token/review', { params: { token: source.guest } })
    : addressOf('GET /api/customer/subscriptions/:id/review', { params: { id: source.order } });
}

function addressOfFrame(source: ReviewSource) {
  return 'guest' in source
    ? addressOf('GET /api/guest/orders/:token/review/frame', { params: { token: source.guest } })
    : addressOf('GET /api/customer/subscriptions/:id/review/frame', {
        params: { id: source.order },
      });
}

function ownCalls({ order: id, takesFiles }: { order: string; takesFiles: boolean }): ReviewCalls {
  const params = { id };
  return {
    read: () => readOrNull(addressOfReview({ order: id, takesFiles })),
    save: (remarkId, body) =>
      callApi('PATCH /api/customer/subscriptions/:id/review/remarks/:remarkId', {
        ...{ params: { id, remarkId }, body },
      }),
    remove: (remarkId) =>
      callApi('DELETE /api/customer/subscriptions/:id/review/remarks/:remarkId', {
        params: { id, remarkId },
      }),
    send: (round) =>
      callApi('POST /api/customer/subscriptions/:id/review/send', { params, body: { round } }),
    approve: (round, name) =>
      callApi('POST /api/customer/subscriptions/:id/review/approve', {
        ...{ params, body: { round, name } },
      }),
    upload: takesFiles ? uploadAttachment : null,
    screenshotUrl: (id) => attachmentUrl(id),
  };
}

function guestCalls(token: string): ReviewCalls {
  const params = { token };
  return {
    read: () => readOrNull(addressOfReview({ guest: token })),
    save: (remarkId, body) =>
      callApi('PATCH /api/guest/orders/:token/review/remarks/:remarkId', {
        ...{ params: { token, remarkId }, body },
      }),
    remove: (remarkId) =>
      callApi('DELETE /api/guest/orders/:token/review/remarks/:remarkId', {
        params: { token, remarkId },
      }),
    send: (round) =>
      callApi('POST /api/guest/orders/:token/review/send', { params, body: { round } }),
    approve: (round, name) =>
      callApi('POST /api/guest/orders/:token/review/approve', { params, body: { round, name } }),
    upload: (file, options) =>
      upload(
        addressOf('POST /api/guest/orders/:token/review/screenshots', {
          ...{ params, query: { name: file.name } },
        }),
        file,
        options,
      ),
    screenshotUrl: (fileId) =>
      addressOf('GET /api/guest/orders/:token/review/screenshots/:fileId', {
        params: { token, fileId },
      }),
  };
}
