import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { OrderProgress } from '#app/admin/orders/order-progress.tsx';
import type { Handover } from '#contract/delivery';
import type { OrderDetails } from '#contract/orders';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { aBrief, anOrderBrief, briefWasSent, waitsForBrief } from '../../fixtures/briefs.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { openOrderForm, orderPage, orderPageParameters } from '../../fixtures/order-page.ts';
import { OrderSection } from '../../fixtures/order-section.tsx';
import { orderDetails } from '../../fixtures/orders.ts';
import { press } from '../../fixtures/press.ts';

const paid = orderDetails({
  status: 'pending',
  stage: 'requirements',
  startedAt: null,
  deliveredAt: null,
  deliveryNote: null,
  promisedAt: '2026-01-16T18:40:00.000Z',
  credentialLabels: [],
});
const started = {
  ...paid,
  status: 'in_progress',
  stage: 'development',
  startedAt: '2026-01-15T09:05:00.000Z',
} as const;

/** A server that applies what the page sends. */
function aDesk(first: OrderDetails, answers: Answers = {}) {
  let order = first;
  return adminSignedIn({
    'GET /api/orders/:id': () => order,
    'POST /api/orders/:id/deliver': async (request: Request) => {
      const { credentials, note }: Handover = await request.json();
      order = {
        ...order,
        status: 'delivered',
        deliveredAt: order.deliveredAt ?? '2026-01-15T12:00:00.000Z',
        deliveryNote: note,
        deliveryVersion: order.deliveryVersion + 1,
        credentialLabels: credentials.map(({ label }) => label),
      };
      return order;
    },
    ...answers,
  });
}

function Progress({ now }: { now: Date }) {
  return (
    <OrderSection>
      {(order) => <OrderProgress order={order} now={now} onRemind={() => {}} />}
    </OrderSection>
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Order delivery',
  component: Progress,
  globals: { audience: 'admin' },
  decorators: [inAppBare],
  args: { now: new Date('2026-01-15T12:00:00.000Z') },
  beforeEach: () => aDesk(paid),
  parameters: orderPageParameters(
    'Delivering a paid website and replacing its credentials later. Credentials are visible while typing so that they can be checked.',
  ),
});

const openForm = (person: UserEventObject, opener = 'Deliver', name = 'Deliver ACC-2026-0042') =>
  openOrderForm(person, opener, name);

const line = (form: ReturnType<typeof within>, place: number) =>
  within(form.getByRole('group', { name: `Credential ${place}` }));

async function fillIn(person: UserEventObject, form: ReturnType<typeof within>) {
  const values = ['https://harbourbakery.example/admin', 'ada', 'tern-ladder-91-quay'];
  for (const [index, value] of values.entries()) {
    await person.type(line(form, index + 1).getByRole('textbox', { name: 'Value' }), value);
  }
}

/** Paid a day ago, not started. */
export const Default = meta.story({
  play: async () => {
    const page = await orderPage();
    await expect(page.getByText('Due in 30 h')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start work' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deliver' })).toBeVisible();
  },
});

const inReview = {
  ...started,
  stage: 'review' as const,
  previewUrl: 'https://preview.example/saltmarsh/',
};

/** The form says so, because a delivery can’t be undone. */
export const Unapproved = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(inReview),
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await expect(form.getByText('The customer hasn’t approved the preview')).toBeVisible();
  },
});

export const Overdue = meta.story({
  args: { now: new Date('2026-01-19T20:00:00.000Z') },
  play: async () => {
    await expect((await orderPage()).getByText('Overdue by 3 d')).toBeVisible();
  },
});

const paused = { ...paid, ...waitsForBrief };

/** The customer hasn’t sent the brief, so the next step is to remind them. */
export const Paused = meta.story({
  beforeEach: () =>
    aDesk(paused, {
      'GET /api/orders/:id/brief': anOrderBrief({ ...aBrief(), changes: [] }),
    }),
  play: async () => {
    const page = await orderPage();
    await expect(page.getByText('Waiting for brief')).toBeVisible();
    await expect(page.getByText(/^Paused since/)).toHaveTextContent(
      /^Paused since Jan 15, 2026, 9:30\sAM: we’re waiting for the website brief\. 48 hours left\.$/,
    );
    await expect(page.getByRole('button', { name: 'Remind customer' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Start work' })).toBeNull();
  },
});

const resumed = { ...paid, ...briefWasSent };

export const Resumed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(resumed),
  play: async () => {
    await expect((await orderPage()).getByText(/^Due by/)).toHaveTextContent(
      /^Due by Jan 17, 2026, 11:00\sAM\. Paused for 1 hour while we waited for the website brief\.$/,
    );
  },
});

const inWork = {
  beforeEach: () => aDesk(started),
};

/** Focus moves to an added row and stays in place after a removal. */
export const AddedAndRemoved = meta.story({
  tags: ['!dev', '!autodocs'],
  ...inWork,
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Add credential' }));
    await waitFor(() => expect(line(form, 4).getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.type(line(form, 4).getByRole('textbox', { name: 'Name' }), 'FTP password');
    await userEvent.click(form.getByRole('button', { name: 'Remove Username' }));
    await waitFor(() => expect(line(form, 2).getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(line(form, 2).getByRole('textbox', { name: 'Name' })).toHaveValue('Password');
    await expect(line(form, 3).getByRole('textbox', { name: 'Name' })).toHaveValue('FTP password');
  },
});

/** The usual credentials are named already. Every row needs a value; errors disappear once fixed. */
export const Missing = meta.story({
  tags: ['!dev', '!autodocs'],
  ...inWork,
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await expect(line(form, 1).getByRole('textbox', { name: 'Value' })).toHaveFocus();
    await expect(line(form, 3).getByRole('textbox', { name: 'Name' })).toHaveValue('Password');
    await expect(form.getByRole('textbox', { name: /Note/ })).toHaveAccessibleDescription(
      /^Included in the email. Don’t enter passwords here./,
    );
    await userEvent.click(form.getByRole('button', { name: 'Deliver website' }));
    const value = line(form, 1).getByRole('textbox', { name: 'Value' });
    await expect(value).toHaveFocus();
    await expect(value).toHaveAccessibleDescription('Required');
    await userEvent.type(value, 'https://');
    await expect(value).not.toHaveAccessibleDescription('Required');
    await userEvent.click(form.getByRole('button', { name: 'Remove Username' }));
    await expect(form.queryByText('Required')).toBeNull();
  },
});

/** Escape asks before it discards the credentials. The form is empty the next time. */
export const UnsavedChanges = meta.story({
  tags: ['!dev', '!autodocs'],
  ...inWork,
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Escape asks before it discards the credentials', async () => {
      const form = await openForm(userEvent);
      await fillIn(userEvent, form);
      await userEvent.keyboard('{Escape}');
      const question = within(await openedDialog('Discard your changes?', 'alertdialog'));
      await expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    });
    await step(
      'The form is empty the next time, and the focus is back where it was opened',
      async () => {
        const { userEvent } = context;
        await press(userEvent, 'Discard changes');
        await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Deliver/ })).toBeNull());
        const opener = await (await orderPage()).findByRole('button', { name: 'Deliver' });
        await waitFor(() => expect(opener).toHaveFocus());
        const again = await openForm(userEvent);
        await expect(line(again, 3).getByRole('textbox', { name: 'Value' })).toHaveValue('');
      },
    );
  },
});

export const Delivering = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(started, { 'POST /api/orders/:id/deliver': onItsWay }),
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await fillIn(userEvent, form);
    await userEvent.click(form.getByRole('button', { name: 'Deliver website' }));
    await expect(form.getByRole('button', { name: 'Delivering...' })).toBeVisible();
  },
});

/** Shows the server's error at its field and keeps what was typed. */
export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk(started, {
      'POST /api/orders/:id/deliver': refusal(400, 'Check the fields.', {
        errors: [{ path: 'credentials.1.value', message: 'Invalid input' }],
      }),
    }),
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await fillIn(userEvent, form);
    await userEvent.click(form.getByRole('button', { name: 'Deliver website' }));
    const value = line(form, 2).getByRole('textbox', { name: 'Value' });
    await waitFor(() => expect(value).toHaveAccessibleDescription('Invalid input'));
    await expect(value).toHaveFocus();
    await expect(line(form, 3).getByRole('textbox', { name: 'Value' })).toHaveValue(
      'tern-ladder-91-quay',
    );
  },
});

/** The form closes, the order lists the credentials by name, and focus returns to the button. */
export const Delivered = meta.story({
  tags: ['!dev', '!autodocs'],
  ...inWork,
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await fillIn(userEvent, form);
    await userEvent.type(form.getByRole('textbox', { name: /Note/ }), 'The menu is under Pages.');
    await userEvent.click(form.getByRole('button', { name: 'Deliver website' }));
    await expect(await screen.findByText(/ACC-2026-0042 delivered/)).toBeVisible();
    const page = await orderPage();
    await expect(await page.findByText('Admin URL, Username, Password')).toBeVisible();
    await expect(page.queryByText('tern-ladder-91-quay')).toBeNull();
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Replace credentials' })).toHaveFocus(),
    );
  },
});

const delivered = orderDetails();

/** The form says that the current credentials will be replaced. */
export const Replace = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(delivered),
  play: async ({ userEvent }) => {
    const title = 'Replace credentials for ACC-2026-0042';
    const form = await openForm(userEvent, 'Replace credentials', title);
    await expect(form.getByText(/replace the current ones/)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Replace credentials' })).toBeVisible();
  },
});

/** A server where Grace delivers first: only her version can be replaced. */
function aSharedDesk() {
  const graces = orderDetails({
    deliveredAt: '2026-01-15T11:52:00.000Z',
    deliveryNote: 'The menu is under Pages.',
    deliveryVersion: 1,
  });
  let order: OrderDetails = started;
  return aDesk(started, {
    'GET /api/orders/:id': () => order,
    'POST /api/orders/:id/deliver': async (request: Request) => {
      const { version }: Handover = await request.json();
      const isCurrent = version === order.deliveryVersion && order === graces;
      order = isCurrent ? { ...graces, deliveryVersion: 2 } : graces;
      if (isCurrent) return order;
      return refusal(409, 'Grace Hopper has already delivered this website.', {
        code: 'conflict',
        newer: { by: 'Grace Hopper', at: '2026-01-15T11:52:00.000Z' },
      })();
    },
  });
}

/** Nothing is replaced, no second email is sent, and the draft stays, until it is submitted again on purpose. */
export const DeliveredByAnother = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: aSharedDesk,
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await fillIn(userEvent, form);
    await userEvent.click(form.getByRole('button', { name: 'Deliver website' }));
    const name = /^Grace Hopper delivered this website on Jan 15, 2026/;
    const notice = await form.findByRole('region', { name });
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(notice).toHaveTextContent('Yours wasn’t sent.');
    await expect(notice).toHaveTextContent('The menu is under Pages.');
    await expect(form.getByRole('button', { name: 'Replace credentials' })).toBeVisible();
    await expect(line(form, 3).getByRole('textbox', { name: 'Value' })).toHaveValue(
      'tern-ladder-91-quay',
    );
    await userEvent.click(await form.findByRole('button', { name: 'Replace credentials' }));
    await expect(await screen.findByText('Credentials for ACC-2026-0042 replaced')).toBeVisible();
  },
});

/** Another admin saves while this one works on it. */
export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin],
  beforeEach: () => {
    let order: OrderDetails = started;
    deliverAsBea = () => {
      order = orderDetails({ deliveryNote: 'The menu is under Pages.', deliveryVersion: 1 });
    };
    return aDesk(started, { 'GET /api/orders/:id': () => order });
  },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Another admin delivers while this one types', async () => {
      const form = await openForm(userEvent);
      await fillIn(userEvent, form);
      deliverAsBea();
      changedByBea('order.changed', started.id, started.orderId);
      await expect(await form.findByText('Changed by Bea Lind just now')).toBeVisible();
      const password = line(form, 3).getByRole('textbox', { name: 'Value' });
      await expect(password).toHaveValue('tern-ladder-91-quay');
      await expect(password).toHaveFocus();
    });
    await step('Changed elsewhere shown', async () => {
      const form = within(await openedDialog());
      await context.userEvent.click(form.getByRole('button', { name: 'Show' }));
      const name = /^Bea Lind delivered this website on/;
      const notice = await form.findByRole('region', { name });
      await expect(notice).toHaveTextContent('What you entered is still in the form');
      await expect(notice).not.toHaveTextContent('wasn’t sent');
      await expect(notice).toHaveTextContent('The menu is under Pages.');
      await expect(line(form, 3).getByRole('textbox', { name: 'Value' })).toHaveValue(
        'tern-ladder-91-quay',
      );
    });
  },
});

let deliverAsBea = () => {};

/** The form closes and starts empty the next time. */
export const TheirsKept = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: aSharedDesk,
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await fillIn(userEvent, form);
    await userEvent.click(form.getByRole('button', { name: 'Deliver website' }));
    await userEvent.click(await form.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const page = await orderPage();
    await expect(page.getByRole('button', { name: 'Replace credentials' })).toBeVisible();
  },
});

const key = `-----BEGIN KEY-----\n${'a1b2c3d4'.repeat(30)}\n-----END KEY-----`;

/** Keeps line breaks in values and scrolls names that are too long. */
export const LongCredentials = meta.story({
  tags: ['!dev', '!autodocs'],
  ...inWork,
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    const value = line(form, 2).getByRole('textbox', { name: 'Value' });
    await userEvent.click(value);
    await userEvent.paste(key);
    await expect(value).toHaveValue(key);
    const name = line(form, 2).getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' of the administration of the whole website');
    await expect(name).toHaveValue('Username of the administration of the whole website');
    await userEvent.click(value);
    await expect(value).toHaveFocus();
  },
});
