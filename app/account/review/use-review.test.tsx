import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Remark, Review, ReviewRound } from '#contract/reviews';
import { ApiError } from '../../data/api-error.ts';
import type { ReviewCalls } from '../../data/reviews.ts';
import { useReview } from './use-review.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const id = '5b1b4a0e-0f3d-4a57-9d1c-7a3f0f5f2c11';

function aRemark(text: string, version: number): Remark {
  return {
    id,
    page: '/',
    pin: null,
    text,
    screenshot: null,
    version,
    answer: null,
    reason: null,
    answeredAt: null,
  };
}

function aReview(drafts: Remark[], values: Partial<Review> = {}): Review {
  return {
    orderId: 'ACC-2026-0042',
    productTitle: 'Saltmarsh',
    state: 'open',
    number: 1,
    previewUrl: '/demos/saltmarsh/',
    rounds: [],
    drafts,
    ...values,
  };
}

function aRound(remarks: Remark[]): ReviewRound {
  const at = '2026-11-20T10:00:00.000Z';
  return {
    number: 1,
    previewUrl: '/demos/saltmarsh/',
    remarks,
    sentAt: at,
    approvedAt: null,
    approvedName: null,
  };
}

/** Refuses what was sent, as the server does. */
const saveUnsent: ReviewCalls['save'] = async (saved, { text, version }) => {
  if (saved === id) throw new ApiError(409, '409', 'This remark was sent.', null);
  return { remark: { ...aRemark(text, version + 1), id: saved }, replaced: null };
};

/** Reads that the test answers, in their order. */
function open(opened: Review, own: Partial<ReviewCalls> = {}) {
  const reads: ((review: Review) => void)[] = [];
  const calls: ReviewCalls = {
    read: () => new Promise((resolve) => reads.push(resolve)),
    save: async (_, { text, version }) => ({ remark: aRemark(text, version + 1), replaced: null }),
    remove: async () => ({ ok: true }),
    send: async () => opened,
    approve: async () => opened,
    upload: () => Promise.reject(new Error('Nothing is uploaded')),
    screenshotUrl: () => '',
    ...own,
  };
  const { result } = renderHook(() => useReview(opened, calls));
  const showPage = () => act(() => document.dispatchEvent(new Event('visibilitychange')));
  const answer = async (review: Review) => {
    await waitFor(() => expect(reads.length).toBeGreaterThan(0));
    await act(async () => reads.shift()?.(review));
  };
  return {
    result,
    reads,
    showPage,
    answer,
    texts: () => result.current.remarks.drafts.map(({ text }) => text),
  };
}

test('shows what another tab wrote once the page is shown again', async () => {
  const { showPage, answer, texts } = open(aReview([aRemark('Old.', 1)]));
  showPage();
  await answer(aReview([aRemark('From another tab.', 2)]));
  expect(texts()).toEqual(['From another tab.']);
});

test('never shows an older text than the one that was saved during the read', async () => {
  const { result, reads, showPage, answer, texts } = open(aReview([aRemark('Old.', 1)]));
  showPage();
  act(() => result.current.remarks.change(id, { text: 'New.' }));
  await act(() => result.current.remarks.save());
  expect(result.current.remarks.state).toEqual({ is: 'saved' });
  await answer(aReview([aRemark('Old.', 1)]));
  expect(texts()).toEqual(['New.']);
  await waitFor(() => expect(reads).toHaveLength(1));
  await answer(aReview([aRemark('New.', 2)]));
  expect(texts()).toEqual(['New.']);
});

test('keeps what is being typed, and a remark without a text', async () => {
  const { result, showPage, answer, texts } = open(aReview([aRemark('Old.', 1)]));
  act(() => result.current.remarks.change(id, { text: 'Typing' }));
  act(() => void result.current.remarks.add({ page: '/', pin: null }));
  showPage();
  await answer(aReview([aRemark('From another tab.', 2)]));
  expect(texts()).toEqual(['Typing', '']);
});

test('never brings back a remark that was deleted during the read', async () => {
  const { result, showPage, answer, texts } = open(aReview([aRemark('Old.', 1)]));
  showPage();
  await act(() => result.current.remarks.remove(id));
  await answer(aReview([aRemark('Old.', 1)]));
  expect(texts()).toEqual([]);
});

test('never reopens a round that was sent during the read', async () => {
  const { result, showPage, answer } = open(aReview([aRemark('Old.', 1)]));
  showPage();
  act(() => result.current.showEnd(aReview([], { state: 'working' })));
  await answer(aReview([aRemark('Old.', 1)]));
  expect(result.current.review.state).toBe('working');
});

test('keeps what is typed into a remark that another tab has sent, as a remark of its own', async () => {
  const { result, showPage, answer, texts } = open(aReview([aRemark('Old.', 1)]), {
    save: saveUnsent,
  });
  act(() => result.current.remarks.change(id, { text: 'Old, and more.' }));
  showPage();
  await answer(aReview([], { state: 'open', number: 2, rounds: [aRound([aRemark('Old.', 1)])] }));
  expect(texts()).toEqual(['Old, and more.']);
  expect(result.current.remarks.drafts[0]?.id).not.toBe(id);
  await act(() => result.current.remarks.save());
  expect(result.current.remarks.state).toEqual({ is: 'saved' });
  expect(localStorage).toHaveLength(0);
});

test('drops what was stored for a remark that was sent with the same text', async () => {
  const { result, showPage, answer, texts } = open(aReview([aRemark('Old.', 1)]), {
    save: saveUnsent,
  });
  act(() => result.current.remarks.change(id, { text: 'Sent.' }));
  showPage();
  await answer(aReview([], { state: 'open', number: 2, rounds: [aRound([aRemark('Sent.', 2)])] }));
  expect(texts()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('never takes a save of its own that had no answer for one of another tab', async () => {
  const replaced = [null, 'Too', 'Theirs.'];
  let saves = 0;
  const { result } = open(aReview([aRemark('Old.', 1)]), {
    save: async (_, { text, version }) => {
      saves += 1;
      if (saves === 1) throw ApiError.unreachable();
      return { remark: aRemark(text, version + 1), replaced: replaced[saves - 1] ?? null };
    },
  });
  const write = async (text: string) => {
    act(() => result.current.remarks.change(id, { text }));
    await act(() => result.current.remarks.save());
  };
  await write('Too');
  expect(result.current.remarks.state).toEqual({ is: 'retrying' });
  await write('Too small.');
  expect(result.current.remarks.drafts[0]?.replaced).toBeUndefined();
  await write('Too small, really.');
  expect(result.current.remarks.drafts[0]?.replaced).toBe('Theirs.');
});

const picture = new File(['soup'], 'soup.png', { type: 'image/png' });
const screenshot = { id, name: 'soup.png', type: 'image/png', sizeBytes: 4 };

test('uploads a screenshot again once the connection is back, and saves it with its remark', async () => {
  const uploads: PromiseWithResolvers<typeof screenshot>[] = [];
  const { result } = open(aReview([aRemark('Old.', 1)]), {
    upload: () => {
      const call = Promise.withResolvers<typeof screenshot>();
      uploads.push(call);
      return call.promise;
    },
  });
  act(() => result.current.screenshots?.add(id, [picture]));
  await act(async () => uploads[0]?.reject(ApiError.unreachable()));
  expect(result.current.screenshots?.hasFailed).toBe(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await act(async () => uploads[1]?.resolve(screenshot));
  expect(result.current.screenshots?.uploads).toEqual([]);
  expect(result.current.remarks.drafts[0]).toMatchObject({ screenshot, isUnsaved: true });
});

test('checks a page when its field is left, and keeps what was typed over a reload', async () => {
  const saved: string[] = [];
  const save: ReviewCalls['save'] = async (_, { page, text, version }) => {
    saved.push(page);
    return { remark: { ...aRemark(text, version + 1), page }, replaced: null };
  };
  const first = open(aReview([aRemark('Too small.', 1)]), { save }).result;
  const draft = () => first.current.remarks.drafts[0] as Remark;
  act(() => first.current.remarks.typePage(id, 'Home'));
  expect(first.current.remarks.pageErrorOf(draft())).toBeNull();
  expect(first.current.remarks.state).toEqual({ is: 'saving' });
  act(() => first.current.remarks.leavePage(id, 'Home'));
  expect(first.current.remarks.pageErrorOf(draft())).toStartWith('Enter a path');
  expect(first.current.remarks.state).toEqual({ is: 'invalid' });
  await act(() => first.current.remarks.save());
  expect(saved).toEqual([]);

  cleanup();
  const again = open(aReview([aRemark('Too small.', 1)]), { save }).result;
  expect(again.current.remarks.drafts[0]).toMatchObject({ page: 'Home', text: 'Too small.' });
  expect(again.current.remarks.state).toEqual({ is: 'invalid' });
  act(() => again.current.remarks.leavePage(id, '/menu'));
  await act(() => again.current.remarks.save());
  expect(saved).toEqual(['/menu']);
  expect(again.current.remarks.state).toEqual({ is: 'saved' });
});
