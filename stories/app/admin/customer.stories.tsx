import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { CustomerPage } from '#app/admin/customers/customer-page.tsx';
import type { CustomerDetails } from '#contract/admin-customers';
import preview from '../../../.storybook/preview.tsx';
import {
  aCustomerSummary,
  aGuestSummary,
  aMergePreview,
  aNote,
  customerDetails,
  guestDetails,
  someBillingDetails,
} from '../../fixtures/admin-customers.ts';
import { adminSignedIn, anAdmin } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { withOthers } from '../../fixtures/others-present.tsx';
import { noTotp } from '../../fixtures/totp.ts';

const page = 'GET /api/admin/customers/:id';
const credits = 'GET /api/admin/customers/:id/credits';
const merge = 'POST /api/admin/customers/:id/merge';
const broken = refusal(500, 'Something went wrong on our side.');
const newer = { by: 'Ivo Novak', at: '2026-01-15T11:50:00.000Z' };

const showing = (customer: CustomerDetails, answers: Answers = {}) =>
  adminSignedIn({
    [page]: customer,
    [credits]: [{ orderId: 'ACC-2026-0042', amount: '12.50' }],
    ...answers,
  });

const { id } = aCustomerSummary();
const guestId = aGuestSummary().id;

const meta = preview.meta({
  title: 'Screens/Admin/Customer',
  component: CustomerPage,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  args: { id },
  beforeEach: () => showing(customerDetails()),
  parameters: {
    layout: 'fullscreen',
    path: `/admin/customers/${id}`,
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Everything about a customer or guest: what matters at the top, records below it; notes, details, billing details, sessions and privacy at the side.',
      },
    },
  },
});

const loaded = (name = 'Ada Lovelace') => screen.findByRole('heading', { level: 1, name });

/** Clicks a button, once its section has loaded, and answers the dialog that opens. */
async function openDialog(
  person: UserEventObject,
  { button, dialog, role }: { button: string; dialog: string; role?: 'alertdialog' },
) {
  await person.click(await screen.findByRole('button', { name: button }));
  return within(await openedDialog(dialog, role));
}

export const Default = meta.story({
  play: async () => {
    await loaded();
    await expect(await screen.findByText('$12.50')).toBeVisible();
    const sections = screen.getAllByRole('heading', { level: 2 });
    await expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Orders',
      'Tickets',
      'Payments',
      'Emails',
      'Files',
      'Notes',
      'Details',
      'Billing details',
      'Credits',
      'Sessions',
      'Privacy',
    ]);
    const [order] = screen.getAllByRole('link', { name: 'ACC-2026-0042' });
    await expect(order).toHaveAttribute('href', '/admin/orders/ACC-2026-0042');
    // Only the notes of the reader can be edited.
    await expect(screen.getAllByRole('button', { name: /^Edit the note/ })).toHaveLength(1);
  },
});

export const Guest = meta.story({
  args: { id: guestId },
  beforeEach: () => showing(guestDetails()),
  play: async () => {
    await loaded('A. Lovelace');
    await expect(screen.getByRole('button', { name: 'Merge into account' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'View as customer' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'Sessions' })).toBeNull();
    await expect(screen.getByText(/^Guests have no billing details/)).toBeVisible();
  },
});

/** Admins can’t be viewed as, exported or erased. */
export const AdminPerson = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    showing(customerDetails({ kind: 'admin', name: 'Grace Hopper', phone: null }), {
      [credits]: [],
    }),
  play: async () => {
    await loaded('Grace Hopper');
    await expect(screen.queryByRole('button', { name: 'Erase data' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'View as customer' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'Credits' })).toBeNull();
  },
});

/** The delivery role reads neither emails nor how other admins sign in, nor the audit log. */
export const AsDelivery = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      {
        [page]: customerDetails({
          kind: 'admin',
          name: 'Grace Hopper',
          mails: null,
          sessions: null,
          signedInAt: null,
        }),
        [credits]: [],
      },
      anAdmin({ role: 'delivery' }),
    ),
  play: async () => {
    await loaded('Grace Hopper');
    for (const name of ['Emails', 'Sessions']) {
      await expect(screen.queryByRole('heading', { name })).toBeNull();
    }
    await expect(screen.queryByText('Last sign-in')).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
    await expect(screen.getByRole('heading', { name: 'Files' })).toBeVisible();
  },
});

/** A new account, or one whose records were erased. */
export const NothingYet = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    showing(
      customerDetails({
        name: '',
        phone: null,
        orders: 0,
        activeSubscriptions: 0,
        tickets: 0,
        paid: '0.00',
        emailVerified: false,
        signedInAt: null,
        orderList: [],
        ticketList: [],
        payments: [],
        mails: [],
        files: [],
        notes: [],
        sessions: [],
        billingDetails: someBillingDetails({ version: 0 }),
      }),
      { [credits]: [] },
    ),
  play: async () => {
    await loaded('ada@harbourbakery.example');
    await expect(screen.getByText('No orders yet')).toBeVisible();
    await expect(screen.getByText('Not signed in anywhere')).toBeVisible();
    await expect(screen.getByText('Not verified')).toBeVisible();
  },
});

/** The guest’s page leads to the account, and the account’s to the guest. */
export const MergedGuest = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { id: guestId },
  beforeEach: () =>
    showing(
      guestDetails({
        orders: 0,
        activeSubscriptions: 0,
        paid: '0.00',
        orderList: [],
        payments: [],
        mergedInto: { id, email: 'ada@harbourbakery.example', at: '2026-01-14T10:00:00.000Z' },
        notes: [aNote({ own: false, text: 'Merged into the account of Ada Lovelace: 1 order.' })],
      }),
    ),
  play: async () => {
    await loaded('A. Lovelace');
    await expect(screen.getByRole('link', { name: 'Open the account' })).toHaveAttribute(
      'href',
      `/admin/customers/${id}`,
    );
    await expect(screen.queryByRole('button', { name: 'Merge into account' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: () => showing(customerDetails(), { [page]: onItsWay }),
  play: async () => {
    await expect(await screen.findByText('Loading customer...')).toBeInTheDocument();
  },
});

export const LoadFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => showing(customerDetails(), { [page]: broken }),
  play: async () => {
    await expect(await screen.findByText('Couldn’t load the customer')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: () => showing(customerDetails(), { [page]: refusal(404, 'Not found.') }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Customer not found' })).toBeVisible();
  },
});

export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    showing(
      customerDetails({
        name: 'Maximiliane-Theodora von und zu Hohenlohe-Langenburg-Weikersheim',
        email: `${'a'.repeat(60)}@harbour-bakery-of-the-north-coast.example`,
        notes: [aNote({ text: `<script>alert(1)</script> ${'W'.repeat(200)}` })],
        billingDetails: someBillingDetails({ name: 'W'.repeat(120), line1: 'W'.repeat(120) }),
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(/^<script>alert\(1\)/)).toBeVisible();
  },
});

/** A note is added, and asks before it is deleted for everyone. */
export const NoteAdded = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => {
    const notes = [aNote()];
    return showing(customerDetails(), {
      [page]: () => customerDetails({ notes: [...notes] }),
      'POST /api/admin/customers/:id/notes': async (request: Request) => {
        const { text } = await request.json();
        const note = aNote({ id: 9, text });
        notes.unshift(note);
        return note;
      },
    });
  },
  play: async ({ userEvent, step }) => {
    await step('Note added', async () => {
      await loaded();
      const field = screen.getByRole('textbox', { name: 'New note' });
      await userEvent.type(field, 'Call on Monday');
      await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
      await expect(await screen.findByText('Call on Monday')).toBeVisible();
      await expect(field).toHaveValue('');
    });
    await step('Note deletion', async () => {
      const dialog = await openDialog(userEvent, {
        button: `Delete the note “${aNote().text.slice(0, 40)}”`,
        dialog: 'Delete note',
        role: 'alertdialog',
      });
      await expect(dialog.getByText(/deleted for everyone/)).toBeVisible();
    });
  },
});

/** The note was changed in another window: the newer text is shown, and saving replaces it. */
export const NoteConflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let note = aNote();
    return showing(customerDetails(), {
      [page]: () => customerDetails({ notes: [note] }),
      'PATCH /api/admin/customers/:id/notes/:noteId': () => {
        note = aNote({ version: 2, text: 'Prefers email.' });
        return refusal(409, 'Changed.', { code: 'conflict', newer })();
      },
    });
  },
  play: async ({ userEvent }) => {
    await loaded();
    const dialog = await openDialog(userEvent, {
      button: `Edit the note “${aNote().text.slice(0, 40)}”`,
      dialog: 'Edit note',
    });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), ' Closed on Sundays.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^Ivo Novak changed this note on/)).toBeVisible();
    await expect(await dialog.findByText('Prefers email.')).toBeVisible();
  },
});

/** One session is ended, and the other stays. All of them are ended after a question. */
export const SessionEnded = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => {
    let sessions = customerDetails().sessions ?? [];
    return showing(customerDetails(), {
      [page]: () => customerDetails({ sessions }),
      'DELETE /api/admin/customers/:id/sessions/:sessionId': () => {
        sessions = sessions.slice(1);
        return { ok: true } as const;
      },
    });
  },
  play: async ({ userEvent, step }) => {
    await step('One session is ended; the other stays', async () => {
      await loaded();
      await userEvent.click(screen.getByRole('button', { name: 'Sign out Firefox on Linux' }));
      await expect(await screen.findByText('Signed out: Firefox on Linux')).toBeVisible();
      await expect(screen.queryByText('Firefox on Linux')).toBeNull();
      await expect(screen.getByText('Safari on iOS')).toBeVisible();
    });
    await step('Sign out everywhere', async () => {
      const dialog = await openDialog(userEvent, {
        button: 'Sign out everywhere',
        dialog: 'Sign out everywhere',
        role: 'alertdialog',
      });
      await expect(dialog.getByText(/sign in again on every device/)).toBeVisible();
    });
  },
});

const billing = { button: 'Edit billing details', dialog: 'Edit billing details' };

/** Says which VAT numbers a country has. */
export const EditBillingDetails = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await loaded();
    const dialog = await openDialog(userEvent, billing);
    await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveValue('GB');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'DE');
    await userEvent.click(dialog.getByRole('button', { name: 'Save billing details' }));
    await expect(
      await dialog.findByText('VAT numbers in Germany look like DE123456789'),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /VAT number/ })).toHaveFocus();
  },
});

/** The customer saved theirs first: they are shown, and saving again replaces them. */
export const BillingConflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let details = someBillingDetails();
    return showing(customerDetails(), {
      [page]: () => customerDetails({ billingDetails: details }),
      'PATCH /api/admin/customers/:id/billing-details': async (request: Request) => {
        const sent = await request.json();
        if (sent.version === 4) return { ...details, ...sent, version: 5 };
        details = someBillingDetails({ version: 4, city: 'Scarborough' });
        return refusal(409, 'Changed.', {
          code: 'conflict',
          newer: { by: null, at: newer.at },
        })();
      },
    });
  },
  play: async ({ userEvent }) => {
    await loaded();
    const dialog = await openDialog(userEvent, billing);
    const city = dialog.getByRole('textbox', { name: /City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Robin Hood’s Bay');
    await userEvent.click(dialog.getByRole('button', { name: 'Save billing details' }));
    await expect(await dialog.findByText(/^The customer changed the billing/)).toBeVisible();
    await expect(dialog.getByText('Scarborough')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save mine anyway' })).toBeVisible();
    await expect(city).toHaveValue('Robin Hood’s Bay');
  },
});

/** Says who else is here. Another admin saves while this one types. */
export const BillingChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin, withOthers(`customer ${id}`)],
  beforeEach: () => {
    let details = someBillingDetails();
    saveAsBea = () => {
      details = someBillingDetails({ version: 4, city: 'Scarborough' });
    };
    return showing(customerDetails(), {
      [page]: () => customerDetails({ billingDetails: details }),
    });
  },
  play: async ({ userEvent }) => {
    await loaded();
    await expect(await screen.findByText('Bea is editing')).toBeVisible();
    const dialog = await openDialog(userEvent, billing);
    const city = dialog.getByRole('textbox', { name: /City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Robin Hood’s Bay');
    saveAsBea();
    changedByBea('customer.changed', 7, id);
    await expect(await dialog.findByText('Changed by Bea Lind just now')).toBeVisible();
    await expect(city).toHaveValue('Robin Hood’s Bay');
    await expect(city).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
    await expect(dialog.getByText('Scarborough')).toBeVisible();
    await expect(city).toHaveValue('Robin Hood’s Bay');
  },
});

let saveAsBea = () => {};

const aMerge = (answers: Answers = {}) =>
  showing(guestDetails(), {
    'GET /api/admin/customers': ({ url }: Request) =>
      url.includes('status=guests')
        ? [aGuestSummary({ id: 'other', email: 'ada@work.example', name: 'Ada at work' })]
        : [aCustomerSummary()],
    'GET /api/admin/customers/:id/merge': aMergePreview(),
    ...answers,
  });

async function chooseAccount(person: UserEventObject) {
  const dialog = await openDialog(person, {
    button: 'Merge into account',
    dialog: 'Merge into account',
  });
  await person.click(dialog.getByRole('combobox', { name: /^Account/ }));
  await person.click(await screen.findByRole('option', { name: /Ada Lovelace/ }));
  return dialog;
}

/** Says what is merged before it is, once an account is chosen. */
export const MergeSummary = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { id: guestId },
  beforeEach: () => aMerge(),
  play: async ({ userEvent, step }) => {
    await step('Merge', async () => {
      await loaded('A. Lovelace');
      const dialog = await openDialog(userEvent, {
        button: 'Merge into account',
        dialog: 'Merge into account',
      });
      await expect(dialog.getByText(/^Choose an account to see/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Merge' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('Merge summary', async () => {
      const dialog = await chooseAccount(userEvent);
      await expect(await dialog.findByText('Into the account of Ada Lovelace')).toBeVisible();
      await expect(dialog.getByText('This can’t be undone')).toBeVisible();
    });
  },
});

/** Another admin was faster. */
export const MergeConflict = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { id: guestId },
  beforeEach: () => aMerge({ [merge]: refusal(409, 'Merged.', { code: 'conflict', newer }) }),
  play: async ({ userEvent }) => {
    await loaded('A. Lovelace');
    const dialog = await chooseAccount(userEvent);
    await dialog.findByText('Into the account of Ada Lovelace');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(await dialog.findByText(/^Ivo Novak already merged this guest on/)).toBeVisible();
  },
});

const erasure = 'GET /api/admin/customers/:id/erasure';
const eraseButton = {
  button: 'Erase data',
  dialog: 'Erase all data of this customer?',
  role: 'alertdialog',
} as const;
const plan = {
  blocker: null,
  contents: 'an account, 2 orders, 1 ticket, 14 emails',
  remarks: ['The payment provider keeps its own records: delete cus_Harbour42 there.'],
};

export const Erase = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => showing(customerDetails(), { [erasure]: plan }),
  play: async ({ userEvent }) => {
    await loaded();
    const dialog = await openDialog(userEvent, eraseButton);
    await expect(await dialog.findByText(/^Stored: an account, 2 orders/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});

/** A running subscription has to end first. */
export const EraseBlocked = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    showing(customerDetails(), {
      [erasure]: {
        ...plan,
        blocker:
          'The subscription ACC-2026-0042 is still active. It must be cancelled first, by the customer under My Subscriptions or at the payment provider. Erase the data after it has ended.',
      },
    }),
  play: async ({ userEvent }) => {
    await loaded();
    const dialog = await openDialog(userEvent, eraseButton);
    await expect(await dialog.findByText('The data can’t be erased now')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Erase data' })).toBeNull();
  },
});

/** Erasing needs a recent sign-in, so the password is asked for in place. */
export const EraseAfterConfirmation = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => {
    let isConfirmed = false;
    return showing(customerDetails(), {
      [erasure]: plan,
      'GET /api/admin/totp': noTotp,
      'POST /api/admin/confirm-identity': () => {
        isConfirmed = true;
        return { ok: true };
      },
      'DELETE /api/admin/customers/:id': () =>
        isConfirmed
          ? { remarks: plan.remarks }
          : refusal(403, 'Confirm your identity, then try again.', { code: 'sign_in_again' })(),
    });
  },
  play: async ({ userEvent }) => {
    await loaded();
    const dialog = await openDialog(userEvent, eraseButton);
    await userEvent.click(await dialog.findByRole('button', { name: 'Erase data' }));
    const confirm = within(await openedDialog('Confirm it’s you'));
    await userEvent.type(confirm.getByLabelText('Your password'), 'a long quiet evening');
    await userEvent.click(confirm.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Data erased')).toBeVisible();
  },
});
