import { expect, within } from 'storybook/test';
import { OrderReview } from '#app/admin/orders/order-review.tsx';
import type { OrderReview as Review } from '#contract/reviews';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, refusal } from '../../fixtures/answers.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { orderPage } from '../../fixtures/order-page.ts';
import { OrderSection } from '../../fixtures/order-section.tsx';
import { orderDetails } from '../../fixtures/orders.ts';
import { anApproval, anOrderReview, aRound } from '../../fixtures/reviews.ts';

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
  parameters: {
    layout: 'fullscreen',
    path: '/admin/orders/ACC-2026-0042',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The review of a preview in an order’s details: the rounds, each remark with its answer, and the approval.',
      },
    },
  },
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
  tags: ['unpictured'],
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
    await expect(page.getByRole('button', { name: 'Change answer to Remark 3' })).toHaveFocus();
  },
});

/** Another admin was faster. */
export const AnsweredMeanwhile = meta.story({
  tags: ['unpictured'],
  beforeEach: () =>
    aDesk(anOrderReview(), {
      'PATCH /api/orders/:id/review/remarks/:remarkId': refusal(
        409,
        'Grace has already answered this remark.',
        { code: 'conflict' },
      ),
    }),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    const save = await page.findByRole('button', { name: 'Save answer to Remark 3' });
    await userEvent.click(save);
    await expect(
      (await page.findAllByText('Grace has already answered this remark.'))[0],
    ).toBeVisible();
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

export const LoadFailed = meta.story({
  tags: ['unpictured'],
  beforeEach: () => aDesk(refusal(500, 'Something went wrong.', { code: 'internal' })),
  play: async () => {
    await expect(await (await orderPage()).findByText('Couldn’t load the review')).toBeVisible();
  },
});
