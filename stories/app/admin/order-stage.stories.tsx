import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OrderProgress } from '#app/admin/orders/order-progress.tsx';
import type { StageChange } from '#contract/delivery-stages';
import type { OrderDetails } from '#contract/orders';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { briefWasSent, waitsForApproval, waitsForBrief } from '../../fixtures/briefs.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { orderPage, orderPageParameters } from '../../fixtures/order-page.ts';
import { OrderSection } from '../../fixtures/order-section.tsx';
import { orderDetails } from '../../fixtures/orders.ts';
import { anOrderReview, aRemark, aRound } from '../../fixtures/reviews.ts';

const started = orderDetails({
  status: 'in_progress',
  stage: 'development',
  stageSince: '2026-01-02T14:10:00.000Z',
  deliveredAt: null,
  promisedAt: '2026-01-17T11:00:00.000Z',
  stageVersion: 3,
});
const waiting: OrderDetails = {
  ...started,
  ...waitsForBrief,
  status: 'pending',
  stage: 'requirements',
  stages: started.stages.slice(0, 1),
};
const ready: OrderDetails = { ...waiting, ...briefWasSent };
const inReview: OrderDetails = {
  ...started,
  ...waitsForApproval,
  stage: 'review',
  previewUrl: 'https://preview.example/harbor',
};

/** A server that applies what the page sends. */
function aDesk(first: OrderDetails = started, answers: Answers = {}) {
  let order = first;
  return adminSignedIn({
    'GET /api/admin/assignees': [
      { id: 1, name: 'Grace Hopper' },
      { id: 2, name: 'Linus Berg' },
    ],
    'GET /api/orders/:id': () => order,
    'PATCH /api/orders/:id/stage': async (request: Request) => {
      const { version, allowUnanswered: _, ...change }: StageChange = await request.json();
      const { stage = order.stage } = change;
      const isMoved = stage !== order.stage && stage;
      const entered = { at: '2026-01-15T12:00:00.000Z', by: 'Grace Hopper' };
      order = {
        ...order,
        ...change,
        stageVersion: version + 1,
        stages: isMoved ? [...order.stages, { stage, ...entered }] : order.stages,
      };
      return order;
    },
    ...answers,
  });
}

const remind = fn();

function Progress({ now }: { now: Date }) {
  return (
    <OrderSection>
      {(order) => <OrderProgress order={order} now={now} onRemind={remind} />}
    </OrderSection>
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Order stage',
  component: Progress,
  globals: { audience: 'admin' },
  decorators: [inAppBare],
  args: { now: new Date('2026-01-15T12:00:00.000Z') },
  beforeEach: () => {
    remind.mockClear();
    return aDesk();
  },
  parameters: orderPageParameters(
    'How far a paid order is, and its next step as the primary button. Stage, assignee and preview are changed in place; a move asks the same questions as on the board.',
  ),
});

const stageOf = (page: Awaited<ReturnType<typeof orderPage>>) =>
  page.getByRole<HTMLSelectElement>('combobox', { name: 'Stage of ACC-2026-0042' });

const conflict = (by: string, sentence: string) =>
  refusal(409, sentence, {
    code: 'conflict',
    newer: { by, at: '2026-01-15T11:52:00.000Z' },
  });

/** In development; the next step is the review. */
export const Default = meta.story({
  tags: ['every-width'],
  play: async () => {
    const page = await orderPage();
    await expect(stageOf(page)).toHaveValue('development');
    await expect(page.getByText(/moved by/)).toHaveTextContent(
      /^Since Jan 2, 2026, 2:10\sPM, moved by Grace Hopper$/,
    );
    await expect(page.getByRole('button', { name: 'Send to review' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deliver' })).toBeVisible();
  },
});

/** The brief is missing. Work may start anyway, after a question. */
export const WithoutTheBrief = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(waiting),
  play: async ({ userEvent, step }) => {
    const page = await orderPage();
    await step('The next step reminds the customer', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Remind customer' }));
      await expect(remind).toHaveBeenCalledTimes(1);
    });
    await step('Cancel leaves the order alone', async () => {
      await userEvent.selectOptions(stageOf(page), 'development');
      const question = within(await openedDialog('Start without the brief?', 'alertdialog'));
      await expect(question.getByText(/waiting for the brief for ACC-2026-0042/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(stageOf(page)).toHaveValue('requirements'));
    });
    await step('Start anyway', async () => {
      await userEvent.selectOptions(stageOf(page), 'development');
      await userEvent.click(await screen.findByRole('button', { name: 'Start anyway' }));
      await expect(await screen.findByText('ACC-2026-0042 moved to Development')).toBeVisible();
    });
  },
});

/** The brief is there. The focus stays on the button, which becomes the next step. */
export const Started = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(ready),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(page.getByRole('button', { name: 'Start work' }));
    await expect(await screen.findByText('ACC-2026-0042 moved to Development')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Send to review' })).toHaveFocus();
  },
});

export const Starting = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => aDesk(ready, { 'PATCH /api/orders/:id/stage': onItsWay }),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(page.getByRole('button', { name: 'Start work' }));
    await expect(page.getByRole('button', { name: 'Starting...' })).toBeVisible();
  },
});

/** A review asks for the address of the preview. */
export const SentToReview = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(page.getByRole('button', { name: 'Send to review' }));
    const form = within(await openedDialog('Send ACC-2026-0042 to review'));
    await userEvent.click(form.getByRole('button', { name: 'Move to review' }));
    const address = form.getByRole('textbox', { name: 'Preview address' });
    await waitFor(() => expect(address).toHaveAccessibleDescription(/Required/));
    await userEvent.type(address, 'https://preview.example/harbor');
    await userEvent.click(form.getByRole('button', { name: 'Move to review' }));
    await expect(
      await screen.findByText('ACC-2026-0042 moved to Review and approval'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(page.getByRole('link', { name: /^preview\.example\/harbor/ })).toBeVisible();
  },
});

/** The remarks about the last preview aren’t all answered. */
export const Unanswered = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk(
      { ...started, previewUrl: 'https://preview.example/' },
      {
        'PATCH /api/orders/:id/stage': async (request: Request) => {
          const { allowUnanswered }: StageChange = await request.json();
          if (allowUnanswered) return { ...started, stage: 'review' as const, stageVersion: 4 };
          return refusal(409, '2 remarks have no answer yet.', {
            code: 'conflict',
            unanswered: 2,
          })();
        },
      },
    ),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(page.getByRole('button', { name: 'Send to review' }));
    const form = within(await openedDialog('Send ACC-2026-0042 to review'));
    await userEvent.click(form.getByRole('button', { name: 'Move to review' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('2 remarks have no answer yet');
    await userEvent.click(form.getByRole('button', { name: 'Send anyway' }));
    await expect(
      await screen.findByText('ACC-2026-0042 moved to Review and approval'),
    ).toBeVisible();
  },
});

/** Back from the review with remarks: answering them comes before the next preview. */
export const WithRemarks = meta.story({
  beforeEach: () =>
    aDesk(started, {
      'GET /api/orders/:id/review': anOrderReview({
        rounds: [aRound({ remarks: [aRemark({ answer: null })] })],
      }),
    }),
  play: async () => {
    const page = await orderPage();
    const link = await page.findByRole('link', { name: 'Open remarks' });
    await expect(link).toHaveAttribute('href', '#review');
    await expect(page.queryByRole('button', { name: 'Send to review' })).toBeNull();
  },
});

/** The customer reviews the preview for the first time. Going back is asked about. */
export const InReview = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(inReview),
  play: async ({ userEvent, step }) => {
    const page = await orderPage();
    await expect(page.getByRole('button', { name: 'Remind customer' })).toBeVisible();
    await step('Going back pauses the delivery', async () => {
      await userEvent.selectOptions(stageOf(page), 'requirements');
      const name = 'Move back to requirements review?';
      const question = within(await openedDialog(name, 'alertdialog'));
      await expect(question.getByText(/pauses until the customer sends the brief/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Move back' }));
      await expect(
        await screen.findByText('ACC-2026-0042 moved to Requirements review'),
      ).toBeVisible();
    });
  },
});

/** Approved: only the delivery is left. */
export const Approved = meta.story({
  beforeEach: () => aDesk({ ...started, stage: 'release' }),
  play: async () => {
    const page = await orderPage();
    await expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Deliver',
      'Add',
    ]);
  },
});

/** Before the review, only the team knows the address. */
export const PreviewChanged = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({ ...started, previewUrl: 'https://preview.example/old' }),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(page.getByRole('button', { name: 'Change preview address' }));
    const form = within(await openedDialog('Preview of ACC-2026-0042'));
    await userEvent.clear(form.getByRole('textbox', { name: 'Preview address' }));
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await expect(await screen.findByText('ACC-2026-0042 saved')).toBeVisible();
    await expect(page.getByText('None yet')).toBeVisible();
  },
});

/** The address is saved, and its admin is told that it doesn’t open. */
export const PreviewUnreachable = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    aDesk(started, {
      'POST /api/admin/address-checks': {
        problem: 'unknown_name',
        status: null,
        responseMs: null,
        certificateEndsAt: null,
      },
    }),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(page.getByRole('button', { name: 'Add preview address' }));
    const form = within(await openedDialog('Preview of ACC-2026-0042'));
    const address = form.getByRole('textbox', { name: 'Preview address' });
    await userEvent.type(address, 'https://preview.example.com/harbor');
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await expect(await screen.findByText('The preview doesn’t open')).toBeVisible();
    await expect(screen.getByText(/ACC-2026-0042 is saved.*Domain doesn’t resolve/)).toBeVisible();
  },
});

/** Another admin was faster. The page shows where the order is. */
export const MovedByAnother = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let order: OrderDetails = started;
    return aDesk(started, {
      'GET /api/orders/:id': () => order,
      'PATCH /api/orders/:id/stage': () => {
        order = { ...started, stage: 'release', stageVersion: 4 };
        return conflict('Linus Berg', 'Linus Berg moved this order to Production release.')();
      },
    });
  },
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.selectOptions(stageOf(page), 'requirements');
    await userEvent.click(await screen.findByRole('button', { name: 'Move back' }));
    const notice = await page.findByRole('region', { name: /^Linus Berg changed ACC-2026-0042/ });
    await expect(within(notice).getByText(/moved this order to Production release/)).toBeVisible();
    await waitFor(() => expect(stageOf(page)).toHaveValue('release'));
    await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }));
    await expect(page.queryByRole('region', { name: /^Linus Berg/ })).toBeNull();
  },
});

export const Assigned = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ userEvent }) => {
    const page = await orderPage();
    const assignee = page.getByRole('combobox', { name: 'Assignee of ACC-2026-0042' });
    await within(assignee).findByRole('option', { name: 'Linus Berg' });
    await userEvent.selectOptions(assignee, 'Linus Berg');
    await expect(await screen.findByText('Assignee of ACC-2026-0042 changed')).toBeVisible();
    await expect(assignee).toHaveValue('2');
  },
});

/** Nothing can be moved anymore. */
export const Delivered = meta.story({
  beforeEach: () => aDesk(orderDetails()),
  play: async () => {
    const page = await orderPage();
    await expect(page.getByText('Production release')).toBeVisible();
    await expect(page.queryByRole('combobox')).toBeNull();
  },
});
