import { useMemo } from 'react';
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
import { callApi, readOrNull } from './client.ts';
import { toResource, useAnswer, useMutateAnswer, useResource } from './resource.ts';
import { revalidateWhileOpen } from './tickets.ts';
import { attachmentUrl, type RepeatableUpload, upload } from './upload.ts';

/** A review in an account, by order, or behind a guest’s link. */
export type ReviewSource = { order: string } | { guest: string };

/** The calls of one review by its customer. */
export type ReviewCalls = {
  read: () => Promise<Review | null>;
  save: (id: string, patch: RemarkPatch) => Promise<SavedRemark>;
  remove: (id: string) => Promise<unknown>;
  send: (round: number) => Promise<Review>;
  approve: (round: number, name: string) => Promise<Review>;
  upload: (file: File, options: RepeatableUpload) => Promise<Attachment>;
  screenshotUrl: (id: string) => string;
};

/**
 * The review as it is when the page opens; null if there is none, undefined while it loads. It is read
 * again until remarks can be written, and not under the cursor of someone who writes them.
 */
export function useReviewAtOpen(source: ReviewSource) {
  const { data: review, ...state } = toResource(
    useAnswer<Review, Review | null>(addressOfReview(source), {
      ...revalidateWhileOpen,
      fetch: readOrNull,
      // A new function on each render, so that SWR asks again once the state has changed.
      refreshInterval: (known) =>
        known && isWaiting(known) ? revalidateWhileOpen.refreshInterval : 0,
    }),
  );
  return { review, ...state };
}

/** The calls of a review. What they answer is what {@link useReviewAtOpen} knows from then on. */
export function useReviewCalls(source: ReviewSource): ReviewCalls {
  const mutate = useMutateAnswer();
  return useMemo(() => {
    const calls = 'guest' in source ? guestCalls(source.guest) : ownCalls(source.order);
    const keep = async <Known extends Review | null>(known: Known): Promise<Known> => {
      if (known) await mutate(addressOfReview(source), known, { revalidate: false });
      return known;
    };
    return {
      ...calls,
      read: async () => keep(await calls.read()),
      send: async (round) => keep(await calls.send(round)),
      approve: async (round, name) => keep(await calls.approve(round, name)),
    };
  }, [source, mutate]);
}

/** Whether the preview can be framed; undefined while it is checked, false if that fails. */
export function usePreviewFrame(source: ReviewSource, isOpen: boolean): boolean | undefined {
  const { data, failed } = useResource<PreviewFrame>(isOpen ? addressOfFrame(source) : null, {
    // The next round can have another preview.
    revalidateIfStale: true,
  });
  return failed ? false : data?.allowed;
}

/** The same of an order, for admins. */
export function useOrderPreviewFrame(id: number | null): boolean | undefined {
  const address =
    id === null ? null : addressOf('GET /api/orders/:id/review/frame', { params: { id } });
  const { data, failed } = useResource<PreviewFrame>(address, { revalidateIfStale: true });
  return failed ? false : data?.allowed;
}

/** The review of an order, for admins. */
export function useOrderReview(id: number | null) {
  const address = id === null ? null : addressOf('GET /api/orders/:id/review', { params: { id } });
  const { data: review, ...state } = useResource<OrderReview>(address);
  return { review, ...state };
}

/** Answers a remark and shows the review as it is then, also if another admin was faster. */
export function useAnswerRemark(id: number) {
  const mutate = useMutateAnswer();
  const address = addressOf('GET /api/orders/:id/review', { params: { id } });
  return async (remarkId: string, body: RemarkAnswer): Promise<void> => {
    const params = { id, remarkId };
    try {
      const review = await callApi('PATCH /api/orders/:id/review/remarks/:remarkId', {
        params,
        body,
      });
      await mutate(address, review, { revalidate: false });
    } catch (error) {
      await mutate(address);
      throw error;
    }
  };
}

/** Whether the shop can change the state while the customer waits. */
function isWaiting({ state }: Review): boolean {
  return state === 'working' || state === 'approved';
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

function ownCalls(id: string): ReviewCalls {
  const params = { id };
  return {
    read: () => readOrNull(addressOfReview({ order: id })),
    save: (remarkId, body) =>
      callApi('PATCH /api/customer/subscriptions/:id/review/remarks/:remarkId', {
        params: { id, remarkId },
        body,
      }),
    remove: (remarkId) =>
      callApi('DELETE /api/customer/subscriptions/:id/review/remarks/:remarkId', {
        params: { id, remarkId },
      }),
    send: (round) =>
      callApi('POST /api/customer/subscriptions/:id/review/send', { params, body: { round } }),
    approve: (round, name) =>
      callApi('POST /api/customer/subscriptions/:id/review/approve', {
        params,
        body: { round, name },
      }),
    upload: (file, { id: fileId, ...options }) =>
      upload(
        addressOf('POST /api/customer/subscriptions/:id/review/screenshots', {
          params,
          query: { id: fileId, name: file.name },
        }),
        file,
        options,
      ),
    screenshotUrl: (id) => attachmentUrl(id),
  };
}

function guestCalls(token: string): ReviewCalls {
  const params = { token };
  return {
    read: () => readOrNull(addressOfReview({ guest: token })),
    save: (remarkId, body) =>
      callApi('PATCH /api/guest/orders/:token/review/remarks/:remarkId', {
        params: { token, remarkId },
        body,
      }),
    remove: (remarkId) =>
      callApi('DELETE /api/guest/orders/:token/review/remarks/:remarkId', {
        params: { token, remarkId },
      }),
    send: (round) =>
      callApi('POST /api/guest/orders/:token/review/send', { params, body: { round } }),
    approve: (round, name) =>
      callApi('POST /api/guest/orders/:token/review/approve', { params, body: { round, name } }),
    upload: (file, { id, ...options }) =>
      upload(
        addressOf('POST /api/guest/orders/:token/review/screenshots', {
          params,
          query: { id, name: file.name },
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
