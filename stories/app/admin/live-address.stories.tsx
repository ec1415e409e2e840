import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { OrderProgress } from '#app/admin/orders/order-progress.tsx';
import type { Handover, LiveAddressChange } from '#contract/delivery';
import type { OrderDetails } from '#contract/orders';
import type { AddressReport } from '#contract/site-checks';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { aDomainCheck, anOrderBrief } from '../../fixtures/briefs.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { openOrderForm, orderPage, orderPageParameters } from '../../fixtures/order-page.ts';
import { OrderSection } from '../../fixtures/order-section.tsx';
import { aSiteCheck, orderDetails } from '../../fixtures/orders.ts';

const liveUrl = 'https://www.harborbakery.example';
const live = orderDetails({ liveUrl, siteCheck: aSiteCheck() });
const started = orderDetails({
  status: 'in_progress',
  deliveredAt: null,
  deliveryNote: null,
  credentialLabels: [],
  promisedAt: '2026-01-16T18:40:00.000Z',
});

const found: AddressReport = {
  problem: null,
  status: 200,
  responseMs: 214,
  certificateEndsAt: '2026-03-21T23:59:59.000Z',
};

const unknown: AddressReport = {
  problem: 'unknown_name',
  status: null,
  responseMs: null,
  certificateEndsAt: null,
};

function aDesk(order: OrderDetails, answers: Answers = {}) {
  return adminSignedIn({
    'GET /api/orders/:id': order,
    'POST /api/admin/address-checks': found,
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
  title: 'Screens/Admin/Live address',
  component: Progress,
  globals: { audience: 'admin' },
  decorators: [inAppBare],
  args: { now: new Date('2026-01-15T12:00:00.000Z') },
  beforeEach: () => aDesk(live),
  parameters: orderPageParameters(
    'Where a website is live: set and checked with the delivery, and watched from then on.',
  ),
});

/** The last check found nothing wrong. */
export const Default = meta.story({
  play: async () => {
    const page = await orderPage();
    await expect(page.getByRole('link', { name: /^www\.harborbakery\.example/ })).toHaveAttribute(
      'href',
      liveUrl,
    );
    await expect(await page.findByText('Responds (HTTP 200 in 214 ms), 40 min ago')).toBeVisible();
    await expect(page.getByText(/^Valid until/)).toHaveTextContent('Valid until Mar 21, 2026');
  },
});

const down = orderDetails({
  liveUrl,
  siteDownSince: '2026-01-15T09:52:00.000Z',
  siteCheck: aSiteCheck({
    problem: 'error_status',
    status: 503,
    responseMs: 87,
    checkedAt: '2026-01-15T11:57:00.000Z',
    failingSince: '2026-01-15T09:52:00.000Z',
  }),
});

export const Down = meta.story({
  beforeEach: () => aDesk(down),
  play: async () => {
    const page = await orderPage();
    await expect(page.getByText('Down')).toBeVisible();
    await expect(
      await page.findByText('Responds with an error (HTTP 503 in 87 ms), 3 min ago'),
    ).toBeVisible();
  },
});

const ending = orderDetails({
  liveUrl,
  siteCheck: aSiteCheck({ certificateEndsAt: '2026-01-24T23:59:59.000Z' }),
});

/** The shop was emailed once. */
export const CertificateEnding = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(ending),
  play: async () => {
    await expect(await (await orderPage()).findByText('Expires soon')).toBeVisible();
  },
});

/** Another address of a delivered website, without new credentials. */
export const Moved = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(live, { 'PATCH /api/orders/:id/live-address': live }),
  play: async ({ userEvent }) => {
    const form = await openOrderForm(
      userEvent,
      'Change address',
      'Change the address of ACC-2026-0042',
    );
    const address = form.getByRole('textbox', { name: /^Live address/ });
    await expect(address).toHaveValue(liveUrl);
    await userEvent.clear(address);
    await userEvent.type(address, 'http://harborbakery.example');
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await expect(address).toHaveAccessibleDescription(/Enter the full address/);
    await userEvent.clear(address);
    await userEvent.type(address, 'https://harborbakery.example');
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await expect(await screen.findByText(/^Address changed/)).toBeVisible();
  },
});

/** Moves only with a confirmation while the website doesn’t answer at the new address. */
export const MovedAnyway = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk(live, {
      'POST /api/admin/address-checks': unknown,
      'PATCH /api/orders/:id/live-address': async (request: Request) => {
        const { allowProblems }: LiveAddressChange = await request.json();
        return allowProblems ? live : refusal(409, 'Not allowed.')();
      },
    }),
  play: async ({ userEvent }) => {
    const form = await openOrderForm(
      userEvent,
      'Change address',
      'Change the address of ACC-2026-0042',
    );
    const address = form.getByRole('textbox', { name: /^Live address/ });
    await userEvent.clear(address);
    await userEvent.type(address, 'https://harborbakery.example');
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await form.findByText('The website can’t be reached yet');
    await expect(screen.queryByText(/^Address changed/)).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Save anyway' }));
    await expect(await screen.findByText(/^Address changed/)).toBeVisible();
  },
});

/** Seeded orders are live at a demo page of this shop, which isn’t a valid address. */
const demo = orderDetails({ liveUrl: '/demos/saltmarsh/' });

/** Saving without an edit changes nothing. */
export const AtDemo = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => aDesk(demo),
  play: async ({ userEvent }) => {
    const title = 'Change the address of ACC-2026-0042';
    const form = await openOrderForm(userEvent, 'Change address', title);
    await expect(form.getByRole('textbox', { name: /^Live address/ })).toHaveValue('');
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText(/^Address changed/)).toBeNull();
  },
});

/** Another admin saves while this one works on it. */
export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin],
  beforeEach: () => {
    let order = live;
    moveAsBea = () => {
      const { deliveryVersion } = live;
      order = { ...live, liveUrl: 'https://harbor.example', deliveryVersion: deliveryVersion + 1 };
    };
    return aDesk(live, { 'GET /api/orders/:id': () => order });
  },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Another admin moves the website while this one types', async () => {
      const form = await openOrderForm(userEvent, 'Change address', changeTitle);
      const address = form.getByRole('textbox', { name: /^Live address/ });
      await userEvent.type(address, '/home');
      moveAsBea();
      changedByBea('order.changed', live.id, live.orderId);
      await expect(await form.findByText('Changed by Bea Lind just now')).toBeVisible();
      await expect(address).toHaveValue(`${liveUrl}/home`);
      await expect(address).toHaveFocus();
    });
    await step('Changed elsewhere shown', async () => {
      const form = within(await openedDialog(changeTitle));
      await context.userEvent.click(form.getByRole('button', { name: 'Show' }));
      const notice = await form.findByRole('region', {
        name: /^Bea Lind changed this delivery on/,
      });
      await expect(notice).toHaveTextContent('harbor.example');
      await expect(form.getByRole('textbox', { name: /^Live address/ })).toHaveValue(
        `${liveUrl}/home`,
      );
    });
  },
});

let moveAsBea = () => {};

/** A server on which Bea changes the delivery right before this admin’s first save. */
function aDeskAfterBea(theirs: Partial<OrderDetails>) {
  saved.mockClear();
  let order = live;
  return aDesk(live, {
    'GET /api/orders/:id': () => order,
    'PATCH /api/orders/:id/live-address': async (request: Request) => {
      const change: LiveAddressChange = await request.json();
      if (order === live) {
        order = { ...live, ...theirs, deliveryVersion: live.deliveryVersion + 1 };
        const newer = { by: 'Bea Lind', at: '2026-01-15T11:59:00.000Z' };
        return refusal(409, 'Bea Lind changed this delivery.', { code: 'conflict', newer })();
      }
      saved(change);
      order = { ...order, liveUrl: change.liveUrl, deliveryVersion: order.deliveryVersion + 1 };
      return order;
    },
  });
}

const saved = fn((_change: LiveAddressChange) => {});

async function move(person: UserEventObject) {
  const form = await openOrderForm(person, 'Change address', changeTitle);
  await person.type(form.getByRole('textbox', { name: /^Live address/ }), '/home');
  await person.click(form.getByRole('button', { name: 'Save address' }));
  return form;
}

/** Both changed the address, so that theirs is shown before it is replaced. */
export const MovedByBoth = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => aDeskAfterBea({ liveUrl: 'https://harbor.example' }),
  play: async ({ userEvent }) => {
    const form = await move(userEvent);
    const notice = await form.findByRole('region', { name: /^Bea Lind changed this delivery on/ });
    await waitFor(() => expect(notice).toHaveTextContent('harbor.example'));
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  },
});

const changeTitle = 'Change the address of ACC-2026-0042';

async function check(person: UserEventObject, address: string) {
  const form = await openOrderForm(person, 'Deliver', 'Deliver ACC-2026-0042');
  await person.type(form.getByRole('textbox', { name: /^Live address/ }), address);
  await person.click(form.getByRole('button', { name: 'Check address' }));
  return form;
}

/** The website is ready to be delivered. An edited address has to be checked again. */
export const Checked = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(started),
  play: async ({ userEvent }) => {
    const form = await check(userEvent, liveUrl);
    await expect(await form.findByText('The website is live')).toBeVisible();
    await expect(form.getByText('The domain resolves.')).toBeVisible();
    await expect(form.getByText('The website responds: HTTP 200 in 214 ms.')).toBeVisible();
    await expect(form.getByText('The certificate is valid until Mar 21, 2026.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /^Live address/ }), '/new');
    await expect(form.queryByText('The domain resolves.')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Check address' }));
    await expect(await form.findByText('The website is live')).toBeVisible();
  },
});

/** The website can still be delivered: it is watched, and both are emailed when it answers. */
export const NotReady = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(started, { 'POST /api/admin/address-checks': unknown }),
  play: async ({ userEvent }) => {
    const form = await check(userEvent, liveUrl);
    await expect(await form.findByText('The website can’t be reached yet')).toBeVisible();
    await expect(form.getByText(/^The domain doesn’t resolve\./)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Deliver anyway' })).toBeEnabled();
  },
});

async function fillInCredentials(person: UserEventObject, form: ReturnType<typeof within>) {
  for (const value of form.getAllByRole('textbox', { name: 'Value' })) {
    await person.type(value, 'tern-ladder-91-quay');
  }
}

/** A server on which the order is delivered, and whose brief names the domain. */
function aDeskWithDomain(answers: Answers) {
  let order: OrderDetails = started;
  return aDesk(started, {
    'GET /api/orders/:id': () => order,
    'GET /api/orders/:id/brief': anOrderBrief(),
    'GET /api/orders/:id/brief/domain': aDomainCheck({ status: 'set' }),
    'POST /api/orders/:id/deliver': async (request: Request) => {
      const { liveUrl: sent = null }: Handover = await request.json();
      const deliveredAt = '2026-01-15T12:00:00.000Z';
      order = { ...order, status: 'delivered', deliveredAt, liveUrl: sent, deliveryVersion: 1 };
      return order;
    },
    ...answers,
  });
}

/** The domain of the brief is offered as the live address, and checked with the delivery. What the brief suggests while the form is open isn’t a change. */
export const PrefilledLate = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => {
    const answer = Promise.withResolvers<void>();
    answerBrief = answer.resolve;
    return aDeskWithDomain({
      'GET /api/orders/:id/brief': async () => {
        await answer.promise;
        return anOrderBrief();
      },
    });
  },
  play: async ({ userEvent, step }) => {
    await step('What the brief suggests while the form is open isn’t a change', async () => {
      const form = await openOrderForm(userEvent, 'Deliver', 'Deliver ACC-2026-0042');
      const address = form.getByRole('textbox', { name: /^Live address/ });
      await expect(address).toHaveValue('');
      answerBrief();
      await waitFor(() => expect(address).toHaveValue('https://adaskitchen.com'));
      await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step(
      'The domain of the brief is offered as the live address, and checked with the delivery',
      async () => {
        const form = await openOrderForm(userEvent, 'Deliver', 'Deliver ACC-2026-0042');
        const address = form.getByRole('textbox', { name: /^Live address/ });
        await waitFor(() => expect(address).toHaveValue('https://adaskitchen.com'));
        await fillInCredentials(userEvent, form);
        await userEvent.click(form.getByRole('button', { name: 'Deliver website' }));
        await expect(await screen.findByText(/^ACC-2026-0042 delivered\./)).toBeVisible();
        const page = await orderPage();
        await expect(await page.findByRole('link', { name: /^adaskitchen\.com/ })).toBeVisible();
      },
    );
  },
});

let answerBrief = () => {};

/** The delivery waits for a confirmation while the records of the domain lead elsewhere. */
export const DomainNotSet = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDeskWithDomain({ 'GET /api/orders/:id/brief/domain': aDomainCheck() }),
  play: async ({ userEvent }) => {
    const form = await openOrderForm(userEvent, 'Deliver', 'Deliver ACC-2026-0042');
    const address = form.getByRole('textbox', { name: /^Live address/ });
    await waitFor(() => expect(address).toHaveValue('https://adaskitchen.com'));
    await fillInCredentials(userEvent, form);
    await userEvent.click(form.getByRole('button', { name: 'Deliver website' }));
    await expect(
      await form.findByText('The domain doesn’t point to our servers yet'),
    ).toBeVisible();
    await expect(form.getByText('CNAME record for www.adaskitchen.com: not set.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Deliver anyway' })).toBeVisible();
  },
});

/** What is being checked and delivered can’t be changed meanwhile. */
export const LockedWhileChecking = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => aDeskWithDomain({ 'POST /api/admin/address-checks': onItsWay }),
  play: async ({ userEvent }) => {
    const form = await openOrderForm(userEvent, 'Deliver', 'Deliver ACC-2026-0042');
    const address = form.getByRole('textbox', { name: /^Live address/ });
    await waitFor(() => expect(address).toHaveValue('https://adaskitchen.com'));
    await fillInCredentials(userEvent, form);
    await userEvent.click(form.getByRole('button', { name: 'Deliver website' }));
    await form.findAllByRole('button', { name: 'Checking...' });
    for (const field of form.getAllByRole('textbox')) {
      const before = (field as HTMLInputElement).value;
      await userEvent.type(field, ' more');
      await expect(field).toHaveValue(before);
    }
    for (const name of ['Add credential', 'Remove Password', 'Cancel']) {
      await expect(form.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

export const DeliveredAnyway = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => aDeskWithDomain({ 'POST /api/admin/address-checks': unknown }),
  play: async ({ userEvent }) => {
    const form = await openOrderForm(userEvent, 'Deliver', 'Deliver ACC-2026-0042');
    const address = form.getByRole('textbox', { name: /^Live address/ });
    await waitFor(() => expect(address).toHaveValue('https://adaskitchen.com'));
    await fillInCredentials(userEvent, form);
    await userEvent.click(form.getByRole('button', { name: 'Deliver website' }));
    await form.findByText('The website can’t be reached yet');
    await expect(screen.queryByText(/^ACC-2026-0042 delivered\./)).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Deliver anyway' }));
    await expect(await screen.findByText(/^ACC-2026-0042 delivered\./)).toBeVisible();
  },
});

const unready = { websiteCheck: 'no_answer', domainCheck: null } as const;

/** The website failed after the form had checked it: the server refuses it, and the form asks. */
export const RefusedMeanwhile = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => {
    let checks = 0;
    return aDeskWithDomain({
      'POST /api/admin/address-checks': () => (++checks === 1 ? found : unknown),
      'POST /api/orders/:id/deliver': async (request: Request) => {
        const { allowProblems }: Handover = await request.json();
        const sentence = 'The website can’t be reached at this address yet.';
        if (!allowProblems) return refusal(409, sentence, { code: 'conflict', unready })();
        return { ...started, status: 'delivered' as const, deliveryVersion: 1 };
      },
    });
  },
  play: async ({ userEvent }) => {
    const form = await openOrderForm(userEvent, 'Deliver', 'Deliver ACC-2026-0042');
    const address = form.getByRole('textbox', { name: /^Live address/ });
    await waitFor(() => expect(address).toHaveValue('https://adaskitchen.com'));
    await fillInCredentials(userEvent, form);
    await userEvent.click(form.getByRole('button', { name: 'Deliver website' }));
    await form.findByText('The website can’t be reached yet');
    await userEvent.click(await form.findByRole('button', { name: 'Deliver anyway' }));
    await expect(await screen.findByText(/^ACC-2026-0042 delivered\./)).toBeVisible();
  },
});

/** Only https addresses with a domain are checked or delivered. */
export const Invalid = meta.story({
  beforeEach: () => aDesk(started),
  play: async ({ userEvent }) => {
    const form = await check(userEvent, 'http://10.0.0.1');
    await expect(form.getByRole('textbox', { name: /^Live address/ })).toHaveAccessibleDescription(
      /Enter the full address with its domain/,
    );
  },
});

export const Checking = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => aDesk(started, { 'POST /api/admin/address-checks': onItsWay }),
  play: async ({ userEvent }) => {
    const form = await check(userEvent, liveUrl);
    await expect(form.getByRole('button', { name: 'Checking...' })).toBeVisible();
  },
});

export const CheckFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    aDesk(started, {
      'POST /api/admin/address-checks': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ userEvent }) => {
    const form = await check(userEvent, liveUrl);
    await expect(await form.findByText('Something went wrong on our side.')).toBeVisible();
  },
});

/** Replacing the credentials keeps the address unless it is edited. */
export const Kept = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => {
    let order = live;
    return aDesk(live, {
      'GET /api/orders/:id': () => order,
      'POST /api/orders/:id/deliver': async (request: Request) => {
        const { liveUrl: sent = live.liveUrl, note }: Handover = await request.json();
        order = { ...live, liveUrl: sent, deliveryNote: note, deliveryVersion: 2 };
        return order;
      },
    });
  },
  play: async ({ userEvent }) => {
    const title = 'Replace credentials for ACC-2026-0042';
    const form = await openOrderForm(userEvent, 'Replace credentials', title);
    await expect(form.getByRole('textbox', { name: /^Live address/ })).toHaveValue(liveUrl);
    for (const value of form.getAllByRole('textbox', { name: 'Value' })) {
      await userEvent.type(value, 'tern-ladder-91-quay');
    }
    await userEvent.click(form.getByRole('button', { name: 'Replace credentials' }));
    await expect(await screen.findByText('Credentials for ACC-2026-0042 replaced')).toBeVisible();
    const page = await orderPage();
    await expect(page.getByRole('link', { name: /^www\.harborbakery\.example/ })).toBeVisible();
  },
});

/** Replacing the credentials of a website at a demo page doesn’t send an address. */
export const DemoKept = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    aDesk(demo, {
      'POST /api/orders/:id/deliver': async (request: Request) => {
        const handover: Handover = await request.json();
        if (handover.liveUrl === undefined) return { ...demo, deliveryVersion: 2 };
        return refusal(422, 'The address was sent.')();
      },
    }),
  play: async ({ userEvent }) => {
    const title = 'Replace credentials for ACC-2026-0042';
    const form = await openOrderForm(userEvent, 'Replace credentials', title);
    await expect(form.getByRole('textbox', { name: /^Live address/ })).toHaveValue('');
    for (const value of form.getAllByRole('textbox', { name: 'Value' })) {
      await userEvent.type(value, 'tern-ladder-91-quay');
    }
    await userEvent.click(form.getByRole('button', { name: 'Replace credentials' }));
    await expect(await screen.findByText('Credentials for ACC-2026-0042 replaced')).toBeVisible();
  },
});
