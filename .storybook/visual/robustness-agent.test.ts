import { afterAll, beforeAll, expect, test } from 'bun:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '#app/journeys/chromium.ts';
import { installRobustnessAgent } from './robustness-agent.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 360, height: 800 }, forcedColors: 'active' });
  await page.evaluate(installRobustnessAgent);
});
afterAll(() => browser.close());

test('finds what scrolls sideways only when text is larger', async () => {
  const problems = await check('<p style="white-space: nowrap">Two hundred and fifty pixels</p>');
  expect(problems).toEqual([
    expect.stringContaining('with text at 200%, ltr'),
    expect.stringContaining('with text at 200%, rtl'),
  ]);
});

test('accepts text that wraps', async () => {
  expect(await check('<p>Two hundred and fifty pixels</p>')).toEqual([]);
});

const background = '[aria-selected=true] { background: #ddd }';
const border = '[aria-selected=true] { border-bottom: 2px solid }';

test.each([
  ['a selected tab that only a background shows', tabs(background), ['aria-selected']],
  ['a selected tab with a border', tabs(border), []],
  ['focus that only a shadow shows', button('outline: none; box-shadow: 0 0 0 2px'), ['focus']],
  ['focus with an outline', button('outline: 2px solid'), []],
])('tells %s', async (_what, html, missing) => {
  const problems = await check(html);
  expect(problems).toHaveLength(missing.length);
  for (const state of missing) expect(problems.join()).toContain(state);
});

async function check(html: string): Promise<string[]> {
  await page.evaluate((content) => {
    document.body.innerHTML = content;
  }, html);
  return page.evaluate(() => [...window.findOverflow(), ...window.findInvisibleStates()]);
}

function tabs(rule: string): string {
  return `<style>${rule} :focus { outline: 2px solid }</style>
    <div role="tab" aria-selected="true">One</div><div role="tab" aria-selected="false">Two</div>`;
}

function button(focus: string): string {
  return `<style>button:focus { ${focus} }</style><button>Save</button>`;
}
