import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import { CorrectEmail, isCorrectable } from '#app/admin/orders/correct-email.tsx';
import { OrderFacts } from '#app/admin/orders/order-facts.tsx';
import type { OrderEmailChange } from '#contract/orders';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn, anAdmin } from '../../fixtures/admins.ts';
import { type Answers, refusal } from '../../fixtures/answers.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { openOrderForm, orderPage, orderPageParameters } from '../../fixtures/order-page.ts';
import { OrderSection } from '../../fixtures/order-section.tsx';
import { orderDetails } from '../../fixtures/orders.ts';

const typed = 'ada@harbuorbakery.example';
const right = 'ada@harbourbakery.example';
const guests = orderDetails({ customerId: null, customerEmail: typed });
const title = 'Correct the email of ACC-2026-0042';

const aDesk = (answers: Answers = {}, admin = anAdmin()) =>
  adminSignedIn({ 'GET /api/orders/:id': guests, ...answers }, admin);

function Customer() {
  return (
    <OrderSection>
      {(order) => (
        <OrderFacts
          order={order}
          about="customer"
          discount={null}
          level={2}
          action={isCorrectable(order) && <CorrectEmail order={order} />}
        />
      )}
    </OrderSection>
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Order email',
  component: Customer,
  globals: { audience: 'admin' },
  tags: ['screen', 'unpictured'],
  decorators: [inAppBare],
  beforeEach: () => aDesk(),
  parameters: orderPageParameters(
    'A guest’s email address on the page of an order, which an admin corrects if it was mistyped at checkout.',
  ),
});

const openForm = (person: UserEventObject) => openOrderForm(person, 'Correct email', title);

async function enter(person: UserEventObject, email: string) {
  const form = await openForm(person);
  const field = form.getByRole('textbox', { name: /^Email/ });
  await expect(field).toHaveValue(typed);
  await person.clear(field);
  await person.type(field, email);
  await person.click(form.getByRole('button', { name: 'Save email' }));
  return { form, field };
}

export const Default = meta.story({
  tags: ['!unpictured'],
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await expect(form.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
  },
});

/** The typed address stays on record. */
export const Corrected = meta.story({
  tags: ['!dev', '!autodocs', '!unpictured'],
  beforeEach: () => {
    let order = guests;
    return aDesk({
      'GET /api/orders/:id': () => order,
      'PATCH /api/orders/:id/email': async (request: Request) => {
        const { customerEmail }: OrderEmailChange = await request.json();
        order = { ...guests, customerEmail, typedEmail: typed };
        return { ok: true };
      },
    });
  },
  play: async ({ userEvent }) => {
    await enter(userEvent, right);
    await expect(
      await screen.findByText(`Email corrected. A link to the order is on its way to ${right}.`),
    ).toBeVisible();
    const page = await orderPage();
    await expect(page.getByText('Email typed at checkout')).toBeVisible();
    await expect(page.getByText(typed)).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Correct email' })).toHaveFocus());
  },
});

export const InvalidAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const { field } = await enter(userEvent, 'ada@');
    await expect(field).toHaveAccessibleDescription(/Invalid email address/);
  },
});

export const SameAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      'PATCH /api/orders/:id/email': refusal(400, 'Check the fields.', {
        errors: [{ path: 'customerEmail', message: 'This order already has this email address.' }],
      }),
    }),
  play: async ({ userEvent }) => {
    const { field } = await enter(userEvent, 'Ada@harbuorbakery.example');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already has this email/));
  },
});

/** Another admin corrected it first. */
export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs', '!unpictured'],
  beforeEach: () => {
    const theirs = { ...guests, customerEmail: 'adah@harbourbakery.example', typedEmail: typed };
    let order = guests;
    return aDesk({
      'GET /api/orders/:id': () => order,
      'PATCH /api/orders/:id/email': async (request: Request) => {
        const { shownEmail }: OrderEmailChange = await request.json();
        if (shownEmail === theirs.customerEmail) return { ok: true };
        order = theirs;
        return refusal(409, 'Bea Lind has changed the email address of this order.', {
          newer: { by: 'Bea Lind', at: '2026-01-15T11:58:00.000Z' },
        })();
      },
    });
  },
  play: async ({ userEvent }) => {
    const { form, field } = await enter(userEvent, right);
    await expect(await form.findByText(/^Bea Lind changed this address on/)).toBeVisible();
    await expect(await form.findByText('adah@harbourbakery.example')).toBeVisible();
    await expect(field).toHaveValue(right);
  },
});

/** Saving again replaces the other admin’s address. */
export const SavedOver = ChangedElsewhere.extend({
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async (context) => {
    await ChangedElsewhere.play(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Save email' }));
    await expect(await screen.findByText(/^Email corrected\./)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    aDesk({
      'PATCH /api/orders/:id/email': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ userEvent }) => {
    const { field } = await enter(userEvent, right);
    await expect(await screen.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(field).toHaveValue(right);
  },
});

/** An account has an email of its own. */
export const InAccount = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({ 'GET /api/orders/:id': orderDetails() }),
  play: async () => {
    const page = await orderPage();
    await expect(page.queryByRole('button', { name: 'Correct email' })).toBeNull();
  },
});

export const ForReadOnlyAdmins = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({}, anAdmin({ role: 'read_only' })),
  play: async () => {
    const page = await orderPage();
    await waitFor(() => expect(page.queryByRole('button', { name: 'Correct email' })).toBeNull());
  },
});
