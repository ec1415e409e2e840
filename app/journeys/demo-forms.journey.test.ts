import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility-violations.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

/** As a diner, on a phone. */
async function bookTable() {
  const { page, troubles, leave } = await shop().visit({ viewport: { width: 360, height: 740 } });
  await page.goto('/demos/saltmarsh/');
  await page.getByRole('link', { name: 'Book a table', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Book a table' }).waitFor();
  await page.waitForLoadState('networkidle');
  const sent = requestsOf(page);
  await page.getByRole('button', { name: 'Ask for this table' }).click();
  const date = page.getByLabel('Date');
  expect(await date.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByText('Choose a date.').waitFor();
  await page.getByText('Choose a sitting.').waitFor();
  await page.getByText('Enter how many you are, from 1 to 8.').waitFor();
  await page.getByText('Enter your name.').waitFor();
  await page.getByText('Enter a telephone number, such as 207 555 0142.').waitFor();

  await date.fill(next('Monday'));
  await page.getByText('We’re closed on Mondays. Choose a day from Tuesday to Saturday.').waitFor();
  await date.fill(next('Friday', 6));
  await page.getByText('Tables open four weeks ahead.').waitFor();
  await date.fill('2020-03-06');
  await page.getByText('Choose a date from tomorrow on.').waitFor();
  await page.getByLabel('How many of you').fill('9');
  await page.getByText('Online we book up to 8.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await book(page);
  const asked = page.getByRole('region', { name: 'Thank you' });
  expect(await asked.evaluate((region) => region === document.activeElement)).toBe(true);
  expect(await asked.locator('dd').allTextContents()).toEqual([
    expect.stringMatching(/^Friday, /),
    '8:00 PM',
    '4',
    '<b>Ada</b>',
    '207 555 0199',
    'None',
  ]);
  await asked.getByText('so nothing was sent or saved').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Change the booking' }).click();
  expect(await page.getByLabel('How many of you').inputValue()).toBe('4');
  expect(sent).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  expect(troubles).toEqual([]);
  await leave();
}

/** As a client of the law firm, which is closed at times. */
async function askForCall() {
  const { page, troubles, leave } = await shop().visit();
  await page.goto('/demos/crane-hollis/');
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'How to reach us' }).waitFor();
  await page.waitForLoadState('networkidle');
  const sent = requestsOf(page);
  const ask = page.getByRole('button', { name: 'Ask for a call' });
  await ask.click();
  await page.getByText('Choose what it is about.').waitFor();
  await page.getByText('Enter an email address, such as ada@example.com.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByLabel('What is it about?').selectOption('Homes and land');
  await page.getByLabel('What happened?').fill('The neighbor moved our fence.');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email').fill('ada@');
  await page.getByLabel('Telephone').fill('207 555 0199');
  await page.getByLabel('Day').fill(next('Saturday'));
  await page.getByText('The office is closed on weekends.').waitFor();
  const time = page.getByLabel('Time');
  for (const [value, sentence] of [
    ['08:00', 'We start at 8:30 AM.'],
    ['13:10', 'We’re at lunch from 1:00 to 1:30 PM.'],
    ['17:20', 'The last call starts at 5:10 PM.'],
  ] as const) {
    await time.fill(value);
    await page.getByText(sentence).waitFor();
  }
  await time.fill('16:00');
  await page.getByLabel('Day').fill(next('Friday'));
  await ask.click();
  expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  await page.getByLabel('Email').fill('ada@example.com');
  await ask.click();
  await page.getByText('On Fridays the last call starts at 3:40 PM.').waitFor();
  await time.fill('15:40');
  await ask.click();

  const written = page.getByRole('region', { name: 'Thank you' });
  await written.getByText('so nothing was sent or saved').waitFor();
  expect(await written.locator('dd').allTextContents()).toEqual([
    'Homes and land',
    'The neighbor moved our fence.',
    'Ada',
    'ada@example.com',
    '207 555 0199',
    expect.stringMatching(/^Friday, .+ at 3:40\sPM$/),
  ]);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(sent).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
}

test(
  'A visitor sees what is wrong in the form of a demo, then what was asked for',
  async () => {
    await bookTable();
    await askForCall();
  },
  journeyMs,
);

async function book(page: Page) {
  await page.getByLabel('Date').fill(next('Friday'));
  await page.getByLabel('Sitting').selectOption('8:00 PM');
  await page.getByLabel('How many of you').fill('4');
  await page.getByLabel('Your name').fill('<b>Ada</b>');
  await page.getByLabel('Telephone').fill('207 555 0199');
  await page.getByRole('button', { name: 'Ask for this table' }).click();
}

/** The first such day from tomorrow on, or some weeks later. */
function next(weekday: string, weeks = 0): string {
  const day = new Date();
  do day.setDate(day.getDate() + 1);
  while (day.toLocaleDateString('en-US', { weekday: 'long' }) !== weekday);
  day.setDate(day.getDate() + 7 * weeks);
  return day.toLocaleDateString('sv-SE');
}

/** Collects the addresses that the page asks for from now on. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  return requests;
}
