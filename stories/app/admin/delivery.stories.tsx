import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminPage } from '#app/admin/admin-page.tsx';
import { Delivery } from '#app/admin/delivery/delivery.tsx';
import { deliveryBoard as copy } from '#app/copy/admin-delivery.ts';
import type { BoardOrder, StageChange } from '#contract/delivery-stages';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { aBoardOrder, aDeliveryBoard, someBoardOrders } from '../../fixtures/delivery-board.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { orderDetails } from '../../fixtures/orders.ts';

const now = new Date('2026-01-15T12:00:00.000Z');
const changed = fn((_id: string, _change: StageChange) => {});

const admins = [
  { id: 1, name: 'Grace Hopper' },
  { id: 2, name: 'Linus Pauling' },
];

/** A server whose orders move. `unanswered`: how many remarks about each order have no answer. */
function boardOf(first: readonly BoardOrder[], answers: Answers = {}, unanswered = 0) {
  let orders = [...first];
  changed.mockClear();
  return adminSignedIn({
    'GET /api/orders/board': (request) => {
      const who = new URL(request.url).searchParams.get('assignee');
      const isShown = ({ assignee }: BoardOrder) =>
        who === 'mine' ? assignee?.id === 1 : who === 'unassigned' ? assignee === null : true;
      return aDeliveryBoard(orders.filter(isShown));
    },
    'PATCH /api/orders/:id/stage': async (request, { id = '' }) => {
      const { assigneeId, ...change }: StageChange = await request.json();
      if (unanswered > 0 && change.stage === 'review' && !change.allowUnanswered) {
        return refusal(409, 'Remarks have no answer yet.', { code: 'conflict', unanswered })();
      }
      changed(id, { ...change, ...(assigneeId !== undefined && { assigneeId }) });
      const assignee = admins.find((admin) => admin.id === assigneeId);
      orders = orders.map((order) =>
        String(order.id) === id
          ? { ...order, ...withoutGaps(change), ...(assignee && { assignee }) }
          : order,
      );
      return orderDetails({ id: Number(id) });
    },
    'GET /api/admin/assignees': admins,
    ...answers,
  });
}

function withoutGaps({ stage, previewUrl }: Omit<StageChange, 'assigneeId'>) {
  return { ...(stage && { stage }), ...(previewUrl !== undefined && { previewUrl }) };
}

const meta = preview.meta({
  title: 'Screens/Admin/Delivery',
  component: Delivery,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [
    (Story) => (
      <AdminPage copy={copy}>
        <Story />
      </AdminPage>
    ),
    inApp,
  ],
  args: { frozenNow: now },
  beforeEach: () => boardOf(someBoardOrders()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/delivery',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Every paid order that isn’t delivered, by stage: when it is due, who works on it, and the way to move it on.',
      },
    },
  },
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>;
const column = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

async function moveWithMenu(
  { canvas, userEvent }: { canvas: Canvas; userEvent: { click: (e: Element) => Promise<void> } },
  orderId: string,
  stage: string,
) {
  await userEvent.click(await canvas.findByRole('button', { name: `Move ${orderId} to…` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: stage }));
}

/** Each column says how many orders it has, and each card when its website is due. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const development = await column(canvas, 'Development');
    await expect(await development.findByText('2 orders')).toBeInTheDocument();
    await expect(development.getByText('Overdue by 3 h')).toBeVisible();
    await expect(development.getByRole('link', { name: 'ACC-2026-0057' })).toHaveAttribute(
      'href',
      '/admin/orders/ACC-2026-0057',
    );
    const requirements = await column(canvas, 'Requirements review');
    await expect(requirements.getByText('Waiting for brief')).toBeVisible();
    await expect(requirements.getByText(/^Unassigned/)).toBeVisible();
    const review = await column(canvas, 'Review and approval');
    await expect(review.getByText('In review')).toBeVisible();
    await expect(review.getByRole('link', { name: /^Preview of ACC-2026-0054/ })).toBeVisible();
  },
});

/** By the menu of a card, after a question if the brief is missing, and with the address of the preview. */
export const Moved = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async ({ canvas, userEvent, step }) => {
    await step('The order stays where it was, and nothing failed', async () => {
      await moveWithMenu({ canvas, userEvent }, 'ACC-2026-0057', 'Review and approval');
      const dialog = within(await openedDialog('Send ACC-2026-0057 to review'));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      const development = await column(canvas, 'Development');
      await waitFor(() => expect(development.getByText('2 orders')).toBeInTheDocument());
      await expect(development.queryByText(/couldn’t be moved/)).toBeNull();
      await expect(
        await canvas.findByText('Move canceled. ACC-2026-0057 stays in Development.'),
      ).toBeInTheDocument();
    });
    await step('An order whose brief is missing moves only after a question', async () => {
      const moveAndAnswer = async (name: string) => {
        await moveWithMenu({ canvas, userEvent }, 'ACC-2026-0061', 'Development');
        const question = within(await screen.findByRole('alertdialog'));
        await question.findByText(/^We’re still waiting for the brief for ACC-2026-0061\./);
        await userEvent.click(question.getByRole('button', { name }));
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      };
      await moveAndAnswer('Cancel');
      const requirements = await column(canvas, 'Requirements review');
      await expect(requirements.getByText('Waiting for brief')).toBeVisible();
      await expect(changed).not.toHaveBeenCalled();
      await moveAndAnswer('Start anyway');
      const change = { stage: 'development', version: 2 };
      await waitFor(() => expect(changed).toHaveBeenCalledWith('61', change));
    });
    await step('Preview added', async () => {
      await moveWithMenu({ canvas, userEvent }, 'ACC-2026-0057', 'Review and approval');
      const dialog = within(await openedDialog('Send ACC-2026-0057 to review'));
      await userEvent.type(
        dialog.getByRole('textbox', { name: 'Preview address' }),
        'https://preview.example/',
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Move to review' }));
      const review = await column(canvas, 'Review and approval');
      await waitFor(() => expect(review.getByText('2 orders')).toBeInTheDocument());
      const change = { stage: 'review', previewUrl: 'https://preview.example/', version: 2 };
      await expect(changed).toHaveBeenCalledWith('57', change);
    });
    await step('Moved', async () => {
      await moveWithMenu({ canvas, userEvent }, 'ACC-2026-0054', 'Production release');
      const release = await column(canvas, 'Production release');
      await waitFor(() => expect(release.getByText('2 orders')).toBeInTheDocument());
      await expect(changed).toHaveBeenCalledWith('54', { stage: 'release', version: 2 });
      const menu = release.getByRole('button', { name: 'Move ACC-2026-0054 to…' });
      await waitFor(() => expect(menu).toHaveFocus());
    });
  },
});

/** A review needs the address where the customer sees the website. */
export const PreviewMissing = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await moveWithMenu({ canvas, userEvent }, 'ACC-2026-0057', 'Review and approval');
    const dialog = within(await openedDialog('Send ACC-2026-0057 to review'));
    const field = dialog.getByRole('textbox', { name: 'Preview address' });
    await userEvent.type(field, 'http://preview.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Move to review' }));
    await expect(
      await dialog.findByText('Enter a secure address, starting with https://.'),
    ).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
});

/** The next round may have another preview, so its address is asked for again. */
export const NextPreview = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    boardOf(
      someBoardOrders().map((order) =>
        order.id === 57 ? { ...order, previewUrl: 'https://first.example/' } : order,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await moveWithMenu({ canvas, userEvent }, 'ACC-2026-0057', 'Review and approval');
    const dialog = within(await openedDialog('Send ACC-2026-0057 to review'));
    const field = dialog.getByRole('textbox', { name: 'Preview address' });
    await expect(field).toHaveValue('https://first.example/');
    await userEvent.clear(field);
    await userEvent.type(field, 'https://second.example/');
    await userEvent.click(dialog.getByRole('button', { name: 'Move to review' }));
    const change = { stage: 'review', previewUrl: 'https://second.example/', version: 2 };
    await waitFor(() => expect(changed).toHaveBeenCalledWith('57', change));
  },
});

/** The last remarks aren’t all answered. The admin answers them first, or sends the preview anyway. */
export const Unanswered = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => boardOf([aBoardOrder({ previewUrl: 'https://preview.example/' })], {}, 1),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step(
      'The last remarks aren’t all answered. The admin answers them first, or sends the preview anyway',
      async () => {
        await moveWithMenu({ canvas, userEvent }, 'ACC-2026-0057', 'Review and approval');
        const dialog = within(await openedDialog('Send ACC-2026-0057 to review'));
        await userEvent.click(dialog.getByRole('button', { name: 'Move to review' }));
        await expect(await dialog.findByRole('alert')).toHaveTextContent(
          '1 remark has no answer yet',
        );
        await expect(dialog.getByRole('link', { name: 'Answer the remarks' })).toHaveAttribute(
          'href',
          '/admin/orders/ACC-2026-0057',
        );
      },
    );
    await step('Sent anyway', async () => {
      const { canvas, userEvent } = context;
      await userEvent.click(await screen.findByRole('button', { name: 'Send anyway' }));
      const review = await column(canvas, 'Review and approval');
      await waitFor(() => expect(review.getByText('1 order')).toBeInTheDocument());
      await expect(changed).toHaveBeenCalledWith('57', {
        stage: 'review',
        previewUrl: 'https://preview.example/',
        version: 2,
        allowUnanswered: true,
      });
    });
  },
});

/** Another admin was faster. The board shows where the order is, and says who moved it. */
export const Conflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const orders = someBoardOrders();
    return boardOf(orders, {
      'PATCH /api/orders/:id/stage': refusal(
        409,
        'Linus Pauling changed the preview address of this order.',
        { code: 'conflict', newer: { by: 'Linus Pauling', at: '2026-01-15T11:58:00.000Z' } },
      ),
    });
  },
  play: async ({ canvas, userEvent }) => {
    await moveWithMenu({ canvas, userEvent }, 'ACC-2026-0049', 'Development');
    const notice = await canvas.findByRole('region', {
      name: /^Linus Pauling changed ACC-2026-0049 on Jan 15, 2026, 11:58\sAM$/,
    });
    await expect(within(notice).getByText(/Your move wasn’t saved/)).toBeVisible();
    const release = await column(canvas, 'Production release');
    await expect(await release.findByText(/couldn’t be moved to Development/)).toBeVisible();
  },
});

/** The reason is in a toast, and the card goes back. */
export const MoveFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () =>
    boardOf(someBoardOrders(), {
      'PATCH /api/orders/:id/stage': refusal(409, 'This order is cancelled.', { code: 'conflict' }),
    }),
  play: async ({ canvas, userEvent }) => {
    await moveWithMenu({ canvas, userEvent }, 'ACC-2026-0049', 'Development');
    await expect(await screen.findByText('This order is cancelled.')).toBeVisible();
    const release = await column(canvas, 'Production release');
    await expect(await release.findByText(/couldn’t be moved to Development/)).toBeVisible();
  },
});

export const Mine = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ACC-2026-0061');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Assigned to' }), 'Me');
    await waitFor(() => expect(canvas.queryByText('ACC-2026-0061')).toBeNull());
    await expect(canvas.getByText('ACC-2026-0057')).toBeVisible();
  },
});

/** A column has fifty cards at most. The list of orders has them all. */
export const MoreThanFit = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () =>
    boardOf([], {
      'GET /api/orders/board': aDeliveryBoard().map((stage) =>
        stage.stage === 'development' ? { ...stage, count: 1204 } : stage,
      ),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Development has 1,204 orders/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all in Development' })).toHaveAttribute(
      'href',
      '/admin?tab=orders&stage=development',
    );
  },
});

export const Empty = meta.story({
  beforeEach: () => boardOf([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No orders')).toHaveLength(4);
  },
});

export const Loading = meta.story({
  beforeEach: () => boardOf([], { 'GET /api/orders/board': onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading orders...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    boardOf([], {
      'GET /api/orders/board': refusal(500, 'Something went wrong on our side.', {
        code: 'internal',
      }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the orders')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const LongNames = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'phone'],
  beforeEach: () =>
    boardOf([
      aBoardOrder({
        customerName: 'Wolfeschlegelsteinhausenbergerdorff & Söhne Steuerberatungsgesellschaft',
        productTitle: 'thequietpracticefamilymedicineandphysiotherapy.example',
        assignee: { id: 3, name: 'Adolph Blaine Charles David Earl Frederick Gerald Hubert' },
      }),
      aBoardOrder({ id: 58, orderId: 'ACC-2026-0058', customerName: 'מאפיית הנמל' }),
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('מאפיית הנמל')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
