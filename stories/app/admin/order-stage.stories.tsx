import { expect, screen, waitFor, within } from 'storybook/test';
import { OrderStage } from '#app/admin/orders/order-stage.tsx';
import type { StageChange } from '#contract/delivery-stages';
import type { OrderDetails } from '#contract/orders';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { type Answers, refusal } from '../../fixtures/answers.ts';
import { waitsForBrief } from '../../fixtures/briefs.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { orderPage } from '../../fixtures/order-page.ts';
import { OrderSection } from '../../fixtures/order-section.tsx';
import { orderDetails } from '../../fixtures/orders.ts';

const started = orderDetails({
  status: 'in_progress',
  stage: 'development',
  stageSince: '2026-01-02T14:10:00.000Z',
  deliveredAt: null,
  stageVersion: 3,
});

const noAddress = refusal(400, 'Check the fields.', {
  errors: [
    {
      path: 'previewUrl',
      message: 'Enter the address where the customer can review the website.',
    },
  ],
});

/** A server that applies what the form sends. */
function aDesk(first: OrderDetails = started, answers: Answers = {}) {
  let order = first;
  return adminSignedIn({
    'GET /api/admin/assignees': [
      { id: 1, name: 'Grace Hopper' },
      { id: 2, name: 'Linus Berg' },
    ],
    'GET /api/orders/:id': () => order,
    'PATCH /api/orders/:id/stage': async (request: Request) => {
      const { version, ...change }: StageChange = await request.json();
      const { stage = order.stage, previewUrl = order.previewUrl } = change;
      if (stage === 'review' && !previewUrl) return noAddress();
      const entered = { at: '2026-01-15T12:00:00.000Z', by: 'Grace Hopper' };
      order = {
        ...order,
        stage,
        previewUrl,
        stageVersion: version + 1,
        stages: stage ? [...order.stages, { stage, ...entered }] : order.stages,
      };
      return order;
    },
    ...answers,
  });
}

/** A server that refuses a review with unanswered remarks, unless the admin knows of them. */
function unanswered(): Answers {
  return {
    'PATCH /api/orders/:id/stage': async (request: Request) => {
      const { allowUnanswered, stage }: StageChange = await request.json();
      if (allowUnanswered && stage) return { ...started, stage, stageVersion: 4 };
      return refusal(409, '2 remarks have no answer yet.', { code: 'conflict', unanswered: 2 })();
    },
  };
}

function Stage() {
  return <OrderSection>{(order) => <OrderStage order={order} />}</OrderSection>;
}

const meta = preview.meta({
  title: 'Screens/Admin/Order stage',
  component: Stage,
  globals: { audience: 'admin' },
  decorators: [inAppBare],
  beforeEach: () => aDesk(),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/orders/ACC-2026-0042',
    docs: {
      story: { inline: false, iframeHeight: '640px' },
      description: {
        component:
          'The stage of a paid order on its page: who moved it there and when, and a form for the next stage, the assignee and the preview. Fields that weren’t edited follow what other admins save.',
      },
    },
  },
});

const form = async () => {
  const page = await orderPage();
  return within(page.getByRole('form', { name: 'Change the stage' }));
};

/** In development; nothing to save yet. */
export const Default = meta.story({
  play: async () => {
    const page = await orderPage();
    await expect(page.getByText(/moved by/, { selector: 'p' })).toHaveTextContent(
      /^Development since Jan 2, 2026, 2:10\sPM, moved by Grace Hopper$/,
    );
    const fields = await form();
    await expect(fields.getByRole('combobox', { name: 'Stage' })).toHaveValue('development');
    await expect(fields.getByRole('button', { name: 'Save changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(page.getByRole('link', { name: 'View in audit log' })).toHaveAttribute(
      'href',
      '/admin/audit?q=ACC-2026-0042',
    );
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
    const fields = await form();
    await userEvent.type(
      fields.getByRole('textbox', { name: 'Preview address' }),
      'https://preview.example.com/harbor',
    );
    await userEvent.click(fields.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('The preview doesn’t open')).toBeVisible();
    await expect(screen.getByText(/ACC-2026-0042 is saved.*Domain doesn’t resolve/)).toBeVisible();
  },
});

/** A review needs the address of the preview, which gets the focus. */
export const ReviewWithoutPreview = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, step }) => {
    await step('Moving back asks the customer for more', async () => {
      const stage = (await form()).getByRole('combobox', { name: 'Stage' });
      await userEvent.selectOptions(stage, 'requirements');
      await expect(stage).toHaveAccessibleDescription(/^The delivery time pauses until/);
    });
    await step('A review needs the address of the preview, which gets the focus', async () => {
      const fields = await form();
      await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Stage' }), 'review');
      await expect(fields.getByRole('combobox', { name: 'Stage' })).toHaveAccessibleDescription(
        /^The customer gets an email/,
      );
      await userEvent.click(fields.getByRole('button', { name: 'Save changes' }));
      const preview = fields.getByRole('textbox', { name: 'Preview address' });
      await waitFor(() => expect(preview).toHaveFocus());
      await expect(preview).toHaveAccessibleDescription(/Enter the address/);
      await expect(fields.getByRole('combobox', { name: 'Stage' })).toHaveValue('review');
    });
  },
});

/** Moving on closes the wait for the brief. */
export const WithoutTheBrief = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => aDesk({ ...started, ...waitsForBrief, stage: 'requirements' }),
  play: async ({ userEvent }) => {
    const stage = (await form()).getByRole('combobox', { name: 'Stage' });
    await userEvent.selectOptions(stage, 'development');
    await expect(stage).toHaveAccessibleDescription(/We’re still waiting for the brief/);
  },
});

/** The order is in review, and the stage before is part of its history. */
export const Moved = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const fields = await form();
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Stage' }), 'review');
    await userEvent.type(
      fields.getByRole('textbox', { name: 'Preview address' }),
      'https://preview.example/harbor',
    );
    await userEvent.click(fields.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('ACC-2026-0042 saved')).toBeVisible();
    const page = await orderPage();
    await expect(page.getByText(/moved by/, { selector: 'p' })).toHaveTextContent(
      /^Review and approval since Jan 15, 2026/,
    );
    await userEvent.click(page.getByText('Earlier stages'));
    await expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Development since/),
      expect.stringMatching(/^Requirements review since/),
    ]);
  },
});

/** The remarks about the last preview aren’t all answered. */
export const Unanswered = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({ ...started, previewUrl: 'https://preview.example/' }, unanswered()),
  play: async ({ userEvent }) => {
    const fields = await form();
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Stage' }), 'review');
    await userEvent.click(fields.getByRole('button', { name: 'Save changes' }));
    await expect(await fields.findByRole('alert')).toHaveTextContent(
      '2 remarks have no answer yet',
    );
    await expect(fields.getByRole('button', { name: 'Send anyway' })).toBeVisible();
    await expect(fields.getByRole('combobox', { name: 'Stage' })).toHaveValue('review');
  },
});

export const SentAnyway = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: Unanswered.input.beforeEach,
  play: async (context) => {
    const { step } = context;
    await step('Another stage needs no answers, so there is nothing to warn about', async () => {
      await Unanswered.input.play?.(context);
      const fields = await form();
      const stage = fields.getByRole('combobox', { name: 'Stage' });
      await context.userEvent.selectOptions(stage, 'release');
      await expect(fields.queryByRole('alert')).toBeNull();
    });
    await step('Sent anyway', async () => {
      await Unanswered.input.play?.(context);
      const fields = await form();
      await context.userEvent.click(fields.getByRole('button', { name: 'Send anyway' }));
      await expect(await screen.findByText('ACC-2026-0042 saved')).toBeVisible();
      await expect(fields.queryByRole('alert')).toBeNull();
    });
  },
});

/** Another admin moved the order first. What was typed stays. */
export const MovedByAnother = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const theirs = {
      ...started,
      stage: 'release' as const,
      assigneeId: 2,
      stageVersion: 4,
    };
    let order: OrderDetails = started;
    return aDesk(started, {
      'GET /api/orders/:id': () => order,
      'PATCH /api/orders/:id/stage': async (request: Request) => {
        const { version, ...mine }: StageChange = await request.json();
        if (version === theirs.stageVersion) {
          order = { ...theirs, ...mine, stageVersion: 5 };
          return order;
        }
        order = theirs;
        return refusal(409, 'Linus Berg moved this order to Production release.', {
          code: 'conflict',
          newer: { by: 'Linus Berg', at: '2026-01-15T11:52:00.000Z' },
        })();
      },
    });
  },
  play: async ({ userEvent }) => {
    const fields = await form();
    const preview = fields.getByRole('textbox', { name: 'Preview address' });
    await userEvent.type(preview, 'https://preview.example/harbor');
    const assignee = fields.getByRole('combobox', { name: 'Assigned to' });
    await userEvent.selectOptions(assignee, 'Grace Hopper');
    await userEvent.click(fields.getByRole('button', { name: 'Save changes' }));
    const notice = await fields.findByRole('region', { name: /^Linus Berg changed ACC-2026-0042/ });
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(within(notice).getByText(/moved this order to Production release/)).toBeVisible();
    await expect(preview).toHaveValue('https://preview.example/harbor');
    await expect(fields.getByRole('combobox', { name: 'Stage' })).toHaveValue('release');
  },
});

/** Another admin saves while this one works on it. */
export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin],
  beforeEach: () => {
    let order: OrderDetails = started;
    moveAsBea = () => {
      order = { ...started, stage: 'release', assigneeId: 2, stageVersion: 4 };
    };
    return aDesk(started, { 'GET /api/orders/:id': () => order });
  },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Another admin moves the order while this one types', async () => {
      const fields = await form();
      const preview = fields.getByRole('textbox', { name: 'Preview address' });
      await userEvent.type(preview, 'https://preview.example/harbor');
      moveAsBea();
      changedByBea('order.changed', started.id, started.orderId);
      await expect(await fields.findByText('Changed by Bea Lind just now')).toBeVisible();
      await expect(preview).toHaveValue('https://preview.example/harbor');
      await expect(preview).toHaveFocus();
    });
    await step('Changed elsewhere shown', async () => {
      const fields = await form();
      await context.userEvent.click(fields.getByRole('button', { name: 'Show' }));
      const notice = await fields.findByRole('region', { name: /^Bea Lind changed ACC-2026-0042/ });
      await expect(
        within(notice).getByText(/^Bea Lind changed this order\. Their changes are in the form/),
      ).toBeVisible();
      await expect(fields.getByRole('textbox', { name: 'Preview address' })).toHaveValue(
        'https://preview.example/harbor',
      );
    });
  },
});

let moveAsBea = () => {};

/** Saving again adds to what the other admin did. */
export const SavedAfterAnother = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: MovedByAnother.input.beforeEach,
  play: async (context) => {
    await MovedByAnother.input.play?.(context);
    const fields = await form();
    await context.userEvent.click(fields.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('ACC-2026-0042 saved')).toBeVisible();
    await expect(fields.queryByRole('region')).toBeNull();
    await expect(fields.getByRole('combobox', { name: 'Stage' })).toHaveValue('release');
  },
});

export const TheirsKept = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: MovedByAnother.input.beforeEach,
  play: async (context) => {
    await MovedByAnother.input.play?.(context);
    const fields = await form();
    await context.userEvent.click(fields.getByRole('button', { name: 'Keep theirs' }));
    await expect(fields.getByRole('textbox', { name: 'Preview address' })).toHaveValue('');
    await expect(fields.queryByRole('region')).toBeNull();
  },
});

/** Nothing can be moved anymore. */
export const Delivered = meta.story({
  beforeEach: () => aDesk(orderDetails()),
  play: async () => {
    const page = await orderPage();
    await expect(page.getByText(/moved by/, { selector: 'p' })).toHaveTextContent(
      /^Production release since/,
    );
    await expect(page.queryByRole('form')).toBeNull();
  },
});
