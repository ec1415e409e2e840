import { beforeAll, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { customers } from '#db/schema/customers';
import { briefLink } from './brief-link.ts';
import { findOrder as findOrderOf } from './find-order.ts';
import { register } from './register.ts';
import { sendBrief } from './send-brief.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';
import { visitAsSecondAdmin } from './visit-as-second-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;
let signedIn: { one: SignedIn; grace: SignedIn };

beforeAll(async () => {
  const { db, dataDir } = shop();
  const one = await shop().visit();
  await signInAsAdmin(one.page, dataDir);
  const grace = await visitAsSecondAdmin(shop());
  signedIn = { one: await one.context.storageState(), grace: await grace.context.storageState() };
  const customer = await shop().visit();
  await register(customer.page, 'ada@harbourbakery.example');
  await customer.context.clearCookies();
  const email = 'mary@example.com';
  await register(customer.page, email);
  const support = {
    isAdmin: true,
    role: 'support',
    firstName: 'Mary',
    lastName: 'Jackson',
  } as const;
  await db.update(customers).set(support).where(eq(customers.email, email));
  for (const { leave } of [one, grace, customer]) await leave();
}, journeyMs);

/** A record that Grace changes while this admin types in it. */
type SharedRecord = {
  open: (page: Page) => Promise<unknown>;
  /** What this admin types into, and what. `true`: it is checked. */
  field: (page: Page) => Locator;
  entry: string | true;
  /** Saves another change, as Grace. */
  change: (page: Page) => Promise<unknown>;
  /** What Grace did, once it is shown. */
  newer: RegExp;
};

async function findOrder(isDelivered: boolean) {
  const order = await shop().db.query.orders.findFirst({
    where: (row, { and, isNotNull, isNull, ne }) =>
      and(
        isNotNull(row.paidAt),
        isDelivered ? isNotNull(row.deliveredAt) : isNull(row.deliveredAt),
        ne(row.status, 'cancelled'),
      ),
    orderBy: (row, { desc }) => desc(row.id),
  });
  if (!order) throw new Error('The demo shop has such an order');
  return order;
}

async function openProduct(page: Page) {
  await page.goto('/admin?tab=products&q=Rye');
  await openFirstRow(page, /^Edit /);
}

async function openProject(page: Page) {
  await page.goto('/admin?tab=projects');
  await openFirstRow(page, /^View Details of /);
}

/** By keyboard: on a phone, a press on the row opens it, and its button is shown only with focus. */
const openFirstRow = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).first().press('Enter');

async function openCustomer(page: Page) {
  await page.goto('/admin/customers?q=ada@harbourbakery.example');
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await page.getByRole('textbox', { name: 'New note' }).waitFor();
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Once a guest has sent the brief, the first admin adds a question to it. */
async function openQuestion(page: Page) {
  sentBrief ??= buyAndSendBrief();
  await page.goto(`/admin/orders/${await sentBrief}`);
  await page.getByRole('button', { name: 'Add questions' }).waitFor();
  if ((await page.getByRole('button', { name: /^Edit “/ }).count()) === 0) {
    await press(page, 'Add questions');
    await page.getByRole('textbox', { name: 'Questions' }).fill('Which colors?');
    await press(page, 'Send questions');
  }
  await press(page, /^Edit “/);
}

let sentBrief: Promise<string> | undefined;

async function buyAndSendBrief(): Promise<string> {
  const buyer = 'guest@example.com';
  const { page, leave } = await shop().visit();
  await subscribeToSaltmarsh(shop(), page, buyer);
  await sendBrief(page, await briefLink(shop(), buyer));
  await leave();
  return (await findOrderOf(shop(), buyer)).orderId;
}

const replaceCredentials = 'Replace credentials';

const widths = { phone: 360, tablet: 820, laptop: 1280, wide: 1680 };

/** Each at the width of a screen. */
const records: [string, number, SharedRecord][] = [
  [
    'the stage of an order',
    widths.phone,
    {
      open: async (page) => page.goto(`/admin/orders/${(await findOrder(false)).orderId}`),
      field: (page) => page.getByRole('textbox', { name: 'Preview address' }),
      entry: 'https://preview.example/',
      async change(page) {
        const form = page.getByRole('form', { name: 'Change the stage' });
        await form.getByRole('combobox', { name: 'Assigned to' }).selectOption('Grace Hopper');
        await form.getByRole('button', { name: 'Save changes' }).click();
      },
      newer: /^Grace Hopper changed /,
    },
  ],
  [
    'a delivery',
    widths.tablet,
    {
      async open(page) {
        await page.goto(`/admin/orders/${(await findOrder(true)).orderId}`);
        await press(page, replaceCredentials);
      },
      field: (page) => page.getByRole('textbox', { name: 'Value' }).first(),
      entry: 'mine',
      async change(page) {
        for (const field of await page.getByRole('textbox', { name: 'Value' }).all()) {
          await field.fill('theirs');
        }
        await page.getByRole('dialog').getByRole('button', { name: replaceCredentials }).click();
      },
      newer: /^Grace Hopper /,
    },
  ],
  [
    'a product',
    widths.laptop,
    {
      open: openProduct,
      field: (page) => page.getByRole('textbox', { name: 'Title' }),
      entry: 'Rye House',
      async change(page) {
        await page
          .getByRole('textbox', { name: 'Description', exact: true })
          .fill('A table for two.');
        await press(page, 'Update Product');
      },
      newer: /^Grace Hopper changed this product/,
    },
  ],
  [
    'a section of the settings',
    widths.wide,
    {
      open: (page) => page.goto('/admin/settings/claims'),
      field: (page) => page.getByRole('textbox', { name: 'Footer' }),
      entry: 'Websites in two days',
      async change(page) {
        await page.getByRole('textbox', { name: 'Reviews' }).fill('501');
        await press(page, 'Save changes');
      },
      newer: /^Grace Hopper changed these settings/,
    },
  ],
  [
    'the texts of an email',
    widths.phone,
    {
      open: (page) => page.goto('/admin/settings/emails/receipt'),
      field: (page) => page.getByRole('textbox', { name: 'Heading' }),
      entry: 'Welcome aboard',
      async change(page) {
        // A later record finds a receipt by its subject.
        await page.getByRole('textbox', { name: 'Preview line' }).fill('Thank you');
        await press(page, 'Save changes');
      },
      newer: /^Grace Hopper changed /,
    },
  ],
  [
    'a legal text',
    widths.tablet,
    {
      open: (page) => page.goto('/admin/settings/legal/terms'),
      field: (page) => page.getByRole('textbox', { name: 'Text', exact: true }),
      entry: 'Our terms, in one sentence.',
      async change(page) {
        const text = page.getByRole('textbox', { name: 'Text', exact: true });
        await text.fill(`${await text.inputValue()}\n\nOne sentence more.`);
        await press(page, 'Save changes');
      },
      newer: /^Grace Hopper changed /,
    },
  ],
  [
    'the address of a live website',
    widths.laptop,
    {
      async open(page) {
        await page.goto(`/admin/orders/${(await findOrder(true)).orderId}`);
        await press(page, 'Change address');
      },
      field: (page) => page.getByRole('textbox', { name: 'Live address' }),
      entry: 'https://mine.example/',
      async change(page) {
        await page.getByRole('textbox', { name: 'Live address' }).fill('https://theirs.example/');
        await press(page, 'Save address');
        await press(page, 'Save anyway');
      },
      newer: /^Grace Hopper /,
    },
  ],
  [
    'a question of a brief',
    widths.wide,
    {
      open: openQuestion,
      field: (page) => page.getByRole('textbox', { name: 'Question' }),
      entry: 'Which colors do you like?',
      async change(page) {
        await page.getByRole('textbox', { name: 'Question' }).fill('Which pictures do you have?');
        await press(page, 'Save question');
      },
      newer: /^Grace Hopper changed this question/,
    },
  ],
  [
    'a customer',
    widths.phone,
    {
      async open(page) {
        await openCustomer(page);
        await press(page, 'Edit billing details');
      },
      field: (page) => page.getByRole('textbox', { name: 'City' }),
      entry: 'Whitby',
      async change(page) {
        await page.getByRole('textbox', { name: 'City' }).fill('Leeds');
        await press(page, 'Save billing details');
      },
      newer: /^Grace Hopper changed the billing details/,
    },
  ],
  [
    'a canned reply',
    widths.tablet,
    {
      async open(page) {
        await page.goto('/admin/canned-replies');
        await press(page, /^Edit /);
      },
      field: (page) => page.getByRole('textbox', { name: 'Title' }),
      entry: 'Opening hours',
      async change(page) {
        await page.getByRole('textbox', { name: 'Text' }).fill('We are open.');
        await press(page, 'Save reply');
      },
      newer: /^Grace Hopper changed this reply/,
    },
  ],
  [
    'a role',
    widths.laptop,
    {
      async open(page) {
        await page.goto('/admin/people');
        await press(page, 'Change role: Mary Jackson');
      },
      field: (page) => page.getByRole('radio', { name: /^Manager/ }),
      entry: true,
      async change(page) {
        await page.getByRole('radio', { name: /^Delivery/ }).check();
        await press(page, 'Save role');
      },
      newer: /^Grace Hopper changed this role/,
    },
  ],
];

/** Opens a record in two browsers. */
async function openForBoth(open: SharedRecord['open'], width: number) {
  const viewport = { width, height: 900 };
  const one = await shop().visit({ storageState: signedIn.one, viewport });
  const grace = await shop().visit({ storageState: signedIn.grace, viewport });
  for (const { page } of [one, grace]) await open(page);
  return { one, grace, both: [one, grace] };
}

const enter = (field: Locator, entry: string | true) =>
  entry === true ? field.check() : field.fill(entry);

const read = (field: Locator, entry: string | true) =>
  entry === true ? field.isChecked() : field.inputValue();

const hasFocus = (field: Locator) =>
  field.evaluate((element) => element === document.activeElement);

describe('Of two admins at once', () => {
  test.each(records)(
    'one learns that %s was changed, and keeps their text and their place',
    async (_name, width, { open, field, entry, change, newer }) => {
      const { one, grace, both } = await openForBoth(open, width);
      await field(grace.page).waitFor();
      const typed = field(one.page);
      await enter(typed, entry);
      await typed.focus();

      await change(grace.page);
      await one.page.getByText('Changed by Grace Hopper just now').waitFor();
      expect([await hasFocus(typed), await read(typed, entry)]).toEqual([true, entry]);

      await one.page.getByRole('button', { name: 'Show', exact: true }).click();
      await one.page.getByRole('region', { name: newer }).waitFor();
      expect(await read(typed, entry)).toBe(entry);
      expect(both.flatMap(({ troubles }) => troubles)).toEqual([]);
      for (const { leave } of both) await leave();
    },
    journeyMs,
  );

  const order = async () => `/admin/orders/${(await findOrder(false)).orderId}`;
  const places: [string, number, (page: Page) => Promise<unknown>, RegExp | null][] = [
    ['an order', widths.wide, async (page) => page.goto(await order()), /^Preview address/],
    ['a customer', widths.phone, openCustomer, /^New note/],
    ['settings', widths.tablet, (page) => page.goto('/admin/settings/claims'), /^Footer/],
    ['a legal text', widths.laptop, (page) => page.goto('/admin/settings/legal/terms'), /^Text/],
    ['a product', widths.wide, openProduct, /^Title/],
    ['a project', widths.phone, openProject, null],
  ];

  test.each(places)(
    'each sees that the other has %s open, and is editing it',
    async (_name, width, open, field) => {
      const { one, grace, both } = await openForBoth(open, width);
      await one.page.getByText('Grace is viewing').waitFor();
      if (field) await grace.page.getByRole('textbox', { name: field }).first().fill('Mine');
      if (field) await one.page.getByText('Grace is editing').waitFor();
      await grace.leave();
      expect(both.flatMap(({ troubles }) => troubles)).toEqual([]);
      await one.leave();
    },
    journeyMs,
  );

  test.each([
    ['a project', widths.tablet, 'projects', ['review', 'completed']],
    ['a ticket', widths.laptop, 'support', ['resolved', 'closed']],
  ])(
    'one sees the status that the other gave %s, without a reload',
    async (_name, width, tab, choices) => {
      const { one, grace, both } = await openForBoth(
        (page) => page.goto(`/admin?tab=${tab}`),
        width,
      );
      const status = (page: Page) => page.getByRole('combobox', { name: /^Status of / }).first();
      const before = await status(one.page).inputValue();
      const now = choices.find((status) => status !== before) ?? '';
      await status(grace.page).selectOption(now);
      const changed = one.page.locator(`select:has([value="${now}"]:checked)`);
      await status(one.page).and(changed).waitFor();
      expect(both.flatMap(({ troubles }) => troubles)).toEqual([]);
      for (const { leave } of both) await leave();
    },
    journeyMs,
  );
});
