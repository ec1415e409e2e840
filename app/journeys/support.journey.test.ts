import { expect, test } from 'bun:test';
import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { supportTickets } from '#db/schema/support-tickets';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const phone = { width: 360, height: 740 };
/** Short enough that the page can scroll until the three steps are at the top. */
const desktop = { width: 1280, height: 700 };

async function askByKeyboard() {
  const { page, troubles, leave } = await shop().visit();
  await page.goto('/support');
  const submit = page.getByRole('button', { name: 'Submit Request' });
  await submit.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Please select customer type', { exact: true }).waitFor();
  expect(await focused(page)).toBe('existing');

  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('new');
  await submit.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Required', { exact: true }).first().waitFor();
  await page.keyboard.type('Pricing');
  await page.keyboard.press('Tab');
  await page.keyboard.type('noor@secondshelf.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Refunds & <b>prices</b>');
  await page.keyboard.press('Tab');
  await page.keyboard.type('What does it cost in the second year?');
  // The suggested answer is one extra tab stop before the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const answer = page.getByText(/partial refund of \$160/);
  await answer.first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await submit.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Support Request Submitted', { exact: true }).waitFor();
  expect(await underToast(page)).toEqual([]);

  const [ticket] = await shop().db.select().from(supportTickets).orderBy(desc(supportTickets.id));
  expect(ticket).toMatchObject({
    email: 'noor@secondshelf.example',
    subject: 'Refunds & <b>prices</b>',
    customerType: 'new',
    inquiryType: 'Pricing Questions',
    projectId: null,
  });
  await page.getByText(`Your ticket ${ticket?.ticketId} has been created.`).first().waitFor();
  expect(await page.getByRole('textbox', { name: 'Message' }).isDisabled()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Sales Inquiry' }).isChecked()).toBe(false);
  expect(troubles).toEqual([]);
  await leave();
}

async function keepDraft() {
  const { page, leave } = await shop().visit({ viewport: phone });
  await page.goto('/support');
  await alive(page);
  await page.getByRole('radio', { name: 'Existing Customer' }).check();
  await page.getByRole('combobox', { name: 'Inquiry type' }).selectOption('Delivery Status');
  await page.getByRole('textbox', { name: 'Project ID' }).fill('ACC-2026-0042');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Subject' }).fill('How far are you?');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('We open on Monday.\nשלום 🍞');
  await page.reload();
  await alive(page);
  await message.and(page.locator(':enabled')).waitFor();
  expect(await message.inputValue()).toBe('We open on Monday.\nשלום 🍞');
  expect(await page.getByRole('combobox').inputValue()).toBe('Delivery Status');
  expect(await page.getByRole('textbox', { name: 'Project ID' }).inputValue()).toBe(
    'ACC-2026-0042',
  );

  await page.route('**/api/support', (route) => route.abort());
  const submit = page.getByRole('button', { name: 'Submit Request' });
  await submit.click();
  await page.getByText(/^Failed to submit support request\. Please try again\.$/).waitFor();
  await page.getByText(/^We could not reach the server\./).waitFor();
  expect(await underToast(page)).toEqual([]);
  expect(await message.inputValue()).toContain('We open on Monday.');

  await page.unroute('**/api/support');
  await submit.click();
  await page.getByText('Support Request Submitted', { exact: true }).waitFor();
  await page.reload();
  await alive(page);
  expect(await message.inputValue()).toBe('');
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  await leave();
}

test(
  'A visitor asks with the keyboard only, and a customer on a phone keeps the text over a reload and an error',
  async () => {
    await askByKeyboard();
    await keepDraft();
  },
  journeyMs,
);

test(
  'A visitor finds the three steps, 80 px below the top, and the Support Center from any page',
  async () => {
    for (const options of [
      { viewport: phone, reducedMotion: 'reduce' },
      // With smooth scrolling.
      { viewport: desktop, reducedMotion: 'no-preference' },
    ] as const) {
      const { page, leave } = await shop().visit(options);
      const seeSteps = async () => {
        await settled(page);
        expect(await topOfSteps(page)).toBe(80);
      };
      const start = page.getByRole('link', { name: 'Start My Website' });
      await page.goto('/support');
      await alive(page);
      await start.click();
      await page.waitForURL(/\/#requirements-form$/);
      await seeSteps();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('requirements-form');
      await page.evaluate(() => scrollTo(0, 0));
      await start.click();
      await seeSteps();
      await page.goto('/terms-of-service');
      await page.goto('/#requirements-form');
      await alive(page);
      await seeSteps();

      if (options.viewport === phone) await page.getByRole('button', { name: 'Menu' }).click();
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('link', { name: 'Support' }).click();
      await page.waitForURL(/\/support$/);
      await page.getByRole('heading', { level: 1, name: 'Support Center' }).waitFor();
      await page.goto('/terms-of-service');
      await alive(page);
      const contact = page.getByRole('link', { name: 'Contact Support' });
      await contact.click();
      await page.waitForURL(/\/support$/);
      await page.waitForFunction(() => scrollY === 0);
      await contact.click();
      await page.waitForFunction(() => scrollY === 0);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
      // Back at home by the name of the shop, the catalog is there again.
      await page.getByRole('link', { name: /, home$/ }).click();
      await page.getByRole('link', { name: 'Buy Now: Saltmarsh' }).waitFor();
      await leave();
    }
  },
  journeyMs,
);

function alive(page: Page) {
  return page.waitForFunction(() => window.earlyEvents?.replay);
}

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('value'));
}

/** Waits until the page is loaded and scrolling has stopped. */
async function settled(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Buy Now/ })
    .first()
    .waitFor();
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0, last = -1; still < 20; still = last === scrollY ? still + 1 : 0) {
      last = scrollY;
      await frame();
    }
  });
}

function topOfSteps(page: Page) {
  return page.evaluate(() =>
    Math.round(document.getElementById('requirements-form')?.getBoundingClientRect().top ?? -1),
  );
}

/** The controls of the header and the form's button that the toast lies over. */
function underToast(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const box = document.querySelector('li[data-state=open]')?.getBoundingClientRect();
    if (!box) return ['no toast'];
    const controls = document.querySelectorAll('header a, header button, main [type=submit]');
    const isUnder = (control: Element) => {
      const { top, bottom, left, right, width } = control.getBoundingClientRect();
      const isBeside = right <= box.left || left >= box.right;
      return width > 0 && !isBeside && top < box.bottom && bottom > box.top;
    };
    return [...controls].filter(isUnder).map(({ textContent }) => textContent);
  });
}
