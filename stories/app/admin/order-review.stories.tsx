import { expect, waitFor, within } from 'storybook/test';
import { OrderReview } from '#app/admin/orders/order-review.tsx';
import type { OrderReview as Review } from '#contract/reviews';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { type Answers, refusal } from '../../fixtures/answers.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { orderPage, orderPageParameters } from '../../fixtures/order-page.ts';
import { OrderSection } from '../../fixtures/order-section.tsx';
import { orderDetails } from '../../fixtures/orders.ts';
import {
  anApproval,
  anOrderReview,
  aRemark,
  aRound,
  aSecondRound,
} from '../../fixtures/reviews.ts';

const order = orderDetails({
  status: 'in_progress',
  stage: 'development',
  previewUrl: '/demos/saltmarsh/',
  deliveredAt: null,
});

function aDesk(review: Review | Answers['GET /api/orders/:id/review'], more: Answers = {}) {
  return adminSignedIn({
    'GET /api/orders/:id': order,
    'GET /api/orders/:id/review': review,
    ...more,
  });
}

function OrderReviewSection() {
  return <OrderSection>{(order) => <OrderReview order={order} />}</OrderSection>;
}

const meta = preview.meta({
  title: 'Screens/Admin/Order review',
  component: OrderReviewSection,
  globals: { audience: 'admin' },
  decorators: [inAppBare],
  beforeEach: () => aDesk(anOrderReview()),
  parameters: orderPageParameters(
    'The review of a preview in an order’s details: the rounds, each remark with its answer, and the approval.',
  ),
});

/** The last remark waits for an answer. */
export const Default = meta.story({
  play: async () => {
    const page = await orderPage();
    await expect(await page.findByText('1 unanswered')).toBeVisible();
    const form = within(page.getByRole('form', { name: 'Answer to Remark 3' }));
    await expect(form.getByRole('radio', { name: 'Done' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Change answer to Remark 2' })).toBeVisible();
    const [first] = page.getAllByRole('link', { name: /^Open page/ });
    await expect(first).toHaveAttribute('href', '/demos/saltmarsh/');
    first?.scrollIntoView({ block: 'center' });
  },
});

/** Declining asks for a reason. */
export const Declined = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => {
    const [done, declined, open] = aRound().remarks;
    if (!done || !declined || !open) throw new Error('The round has three remarks');
    const reason = 'It is the right one.';
    const answered = { ...open, answer: 'declined' as const, reason, version: 2 };
    return aDesk(anOrderReview(), {
      'PATCH /api/orders/:id/review/remarks/:remarkId': anOrderReview({
        rounds: [aRound({ remarks: [done, declined, answered] })],
      }),
    });
  },
  play: async ({ userEvent }) => {
    const page = await orderPage();
    const form = within(await page.findByRole('form', { name: 'Answer to Remark 3' }));
    await userEvent.click(form.getByRole('radio', { name: 'Declined' }));
    await userEvent.click(form.getByRole('button', { name: /^Save answer/ }));
    const reason = form.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveAccessibleDescription(/Say why/);
    await userEvent.type(reason, 'It is the right one.');
    await userEvent.click(form.getByRole('button', { name: /^Save answer/ }));
    await expect(await page.findByText('All answered')).toBeVisible();
    const change = await page.findByRole('button', { name: 'Change answer to Remark 3' });
    await waitFor(() => expect(change).toHaveFocus());
  },
});

let declineAsBea = () => {};

/** A server on which Bea declines the last remark while the page is open. */
function aSharedDesk() {
  let isAnswered = false;
  declineAsBea = () => {
    isAnswered = true;
  };
  const [done, declined, open] = aRound().remarks;
  if (!done || !declined || !open) throw new Error('The round has three remarks');
  const theirs = { ...open, answer: 'declined' as const, reason: 'It is the logo.', version: 2 };
  const round = aRound({ remarks: [done, declined, theirs] });
  return aDesk(() => (isAnswered ? anOrderReview({ rounds: [round] }) : anOrderReview()), {
    'PATCH /api/orders/:id/review/remarks/:remarkId': async (request) => {
      const { version, ...mine } = await request.json();
      if (version === 2) {
        const saved = { ...open, ...mine, version: 3 };
        return anOrderReview({ rounds: [aRound({ remarks: [done, declined, saved] })] });
      }
      isAnswered = true;
      return refusal(409, 'Bea Lind has already answered this remark.', {
        code: 'conflict',
        newer: { by: 'Bea Lind', at: '2026-01-15T11:58:00.000Z' },
      })();
    },
  });
}

/** Another admin was faster. Their answer is shown, and saving again replaces it. */
export const AnsweredMeanwhile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: aSharedDesk,
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(await page.findByRole('button', { name: 'Save answer to Remark 3' }));
    const notice = await page.findByRole('region', { name: /^Bea Lind answered this remark on/ });
    await expect(notice).toHaveTextContent('Their answer is “Declined”.');
    await expect(notice).toHaveTextContent('It is the logo.');
    await userEvent.click(page.getByRole('button', { name: 'Save answer to Remark 3' }));
    await expect(await page.findByText('All answered')).toBeVisible();
    await expect(page.queryByRole('form', { name: 'Answer to Remark 3' })).toBeNull();
  },
});

/** What is being typed stays, and so does the form. */
export const AnsweredElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin],
  beforeEach: aSharedDesk,
  play: async ({ userEvent }) => {
    const page = await orderPage();
    const note = await page.findByRole('textbox', { name: /^Note/ });
    await userEvent.type(note, 'Larger now');
    declineAsBea();
    changedByBea('order.changed', order.id, order.orderId);
    await expect(await page.findByText('Changed by Bea Lind just now')).toBeVisible();
    await expect(note).toHaveValue('Larger now');
    await expect(note).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Show' }));
    const notice = await page.findByRole('region', { name: /^Bea Lind answered this remark on/ });
    await expect(notice).toHaveTextContent('It is the logo.');
    await expect(page.queryByText(/^Changed by Bea Lind/)).toBeNull();
  },
});

/** A form that wasn’t touched gives way to the answer. */
export const AnswerFollows = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  decorators: [withAnotherAdmin],
  beforeEach: aSharedDesk,
  play: async () => {
    const page = await orderPage();
    await page.findByRole('form', { name: 'Answer to Remark 3' });
    declineAsBea();
    changedByBea('order.changed', order.id, order.orderId);
    await expect(await page.findByText('It is the logo.')).toBeVisible();
    await expect(page.queryByRole('form', { name: 'Answer to Remark 3' })).toBeNull();
  },
});

export const Approved = meta.story({
  beforeEach: () => aDesk(anOrderReview({ state: 'approved', rounds: [anApproval(), aRound()] })),
  play: async () => {
    const page = await orderPage();
    const approval = await page.findByText(/Approved by Ada Lovelace/);
    await expect(approval).toBeVisible();
    approval.scrollIntoView({ block: 'center' });
  },
});

/** The customer has not sent anything yet; drafts are theirs alone. */
export const InReview = meta.story({
  tags: ['unpictured'],
  beforeEach: () => aDesk(anOrderReview({ state: 'open', rounds: [], number: 1 })),
  play: async () => {
    const page = await orderPage();
    await expect(await page.findByText(/customer is reviewing/)).toBeVisible();
  },
});

/** The remark where it was made: its page, the width of its device and its pin. */
export const ShownInPreview = meta.story({
  // The frame needs a browser.
  tags: ['!dev', '!autodocs', 'framed'],
  beforeEach: () =>
    aDesk(anOrderReview({ number: 3, rounds: [aSecondRound(), aRound()] }), {
      'GET /api/orders/:id/review/frame': { allowed: true },
    }),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await expect(await page.findByText('1 repeated from round 1, 1 new')).toBeVisible();
    await userEvent.click(
      page.getByRole('button', { name: 'Show in preview: Remark 2 of round 2' }),
    );
    const dialog = within(await openedDialog('Remark 2 of round 2 in the preview'));
    await expect(dialog.getByText('Not answered yet')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Phone' })).toBeChecked();
    await expect(
      await dialog.findByRole('button', { name: '2 Remark 2 of round 2, Open' }),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Open preview of round 2/ })).toHaveAttribute(
      'href',
      '/demos/saltmarsh/menu/',
    );
    await userEvent.click(dialog.getByRole('radio', { name: 'Desktop' }));
    await expect(dialog.queryByRole('button', { name: /^2 Remark 2 of round 2/ })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Phone' }));
  },
});

/** The preview refuses to be framed, so its page opens in a new tab. */
export const NotFramed = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    aDesk(anOrderReview(), { 'GET /api/orders/:id/review/frame': { allowed: false } }),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    const show = await page.findByRole('button', { name: 'Show in preview: Remark 1 of round 1' });
    await userEvent.click(show);
    const dialog = within(await openedDialog('Remark 1 of round 1 in the preview'));
    await expect(await dialog.findByText('This preview can’t be shown here')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Open preview of round 1/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(show).toHaveFocus());
  },
});

/** Nothing can be answered anymore. What was said stays. */
export const Delivered = meta.story({
  beforeEach: () => aDesk(anOrderReview({ state: 'delivered', rounds: [anApproval(), aRound()] })),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await expect(await page.findByText(/Approved by Ada Lovelace/)).toBeVisible();
    await userEvent.click(page.getByText('Round 1'));
    await expect(page.getByText(/too small for this place/)).toBeVisible();
    await expect(page.queryByRole('form')).toBeNull();
    await expect(page.queryByRole('button', { name: /^Change answer/ })).toBeNull();
  },
});

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3);

/** Words without a break wrap, and nothing scrolls sideways. */
export const LongWords = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  beforeEach: () =>
    aDesk(
      anOrderReview({
        rounds: [
          aRound({
            remarks: [
              aRemark({ page: `/${longWord}`, text: longWord }),
              aRemark({
                id: '0b5f4d1e-7d0f-4a43-9c37-1f6c3b0a2f12',
                text: 'Short.',
                version: 2,
                answer: 'declined',
                reason: longWord,
              }),
            ],
          }),
        ],
      }),
    ),
  play: async () => {
    const page = await orderPage();
    const [text] = await page.findAllByText(longWord, { selector: 'p' });
    await expect(text).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    text?.scrollIntoView({ block: 'center' });
  },
});

/** The last remark never got an answer. */
export const Cancelled = meta.story({
  beforeEach: () => aDesk(anOrderReview({ state: 'cancelled' })),
  play: async () => {
    const page = await orderPage();
    await expect(await page.findByText('1 unanswered')).toBeVisible();
    await expect(page.queryByRole('form')).toBeNull();
  },
});

export const LoadFailed = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => aDesk(refusal(500, 'Something went wrong.', { code: 'internal' })),
  play: async () => {
    await expect(await (await orderPage()).findByText('Couldn’t load the review')).toBeVisible();
  },
});
