import { afterAll, beforeAll, expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { Glob } from 'bun';
import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { brand as shop } from '#contract/brand';
import { findViolations } from '../../.storybook/visual/accessibility.ts';
import { launchChromium } from '../../app/journeys/chromium.ts';
import { type ServedFolder, serveFolder } from '../../app/journeys/serve-folder.ts';
import { readPublicApis } from '../testing/public-api.ts';
import {
  bundleExample,
  checkTypes,
  type ExampleApp,
  installExample,
  listBundledModules,
  listForeignImports,
} from './example-app.ts';
import { productParts } from './package-name.ts';

const buildMs = 60_000;
const wholePage = { screen: true, medium: { forcedColors: 'none' } } as const;
const apis = (await readPublicApis(fileURLToPath(new URL('..', import.meta.url)))).filter(
  ({ folder }) => !productParts.includes(folder),
);

let app: ExampleApp;
beforeAll(async () => {
  app = await installExample();
}, buildMs);

test(
  'A team that installs the package gets typed entries, only its own files, and only what it uses',
  async () => {
    const components = apis.map(({ folder }) => `./${folder}`);
    const others = ['./theme', './styles.css', './fonts/*', './package.json'];
    expect(Object.keys(app.manifest.exports)).toEqual([...components, ...others]);
    for (const { folder, signature } of apis) {
      const module = await import(`${app.packageFolder}/${folder}/${folder}.js`);
      expect(Object.keys(module).sort().join(', ')).toBe(signature.split('\n')[0] ?? '');
    }
    expect(await listForeignImports(app)).toEqual([]);
    expect(await checkTypes(app.folder)).toEqual({ exitCode: 0, output: '' });

    // Server components use what needs no browser, and the rest is marked.
    const read = (path: string) => Bun.file(`${app.packageFolder}/${path}`).text();
    expect(await read('tabs/tabs.js')).toStartWith("'use client';");
    expect(await read('stack/stack.js')).not.toContain('use client');

    const { Tabs } = await import(`${app.packageFolder}/tabs/tabs.js`);
    const tabs = ['Projects', 'Tickets'].map((label) => ({ value: label, label, panel: label }));
    const html = renderToString(createElement(Tabs, { 'aria-label': 'Dashboard', tabs }));
    expect(html).toMatch(/aria-selected="true"[^>]*>Projects/);

    // It says nothing about the shop.
    const named: string[] = [];
    for (const file of new Glob('**/*.{js,d.ts,css,json,md}').scanSync(app.packageFolder)) {
      const text = await Bun.file(`${app.packageFolder}/${file}`).text();
      if (text.toLowerCase().includes(shop.name.toLowerCase())) named.push(file);
    }
    expect(named).toEqual([]);

    const code = `export { Button } from '${app.manifest.name}/button';`;
    expect(await listBundledModules(app, code)).toEqual([
      'button/button.css.js',
      'button/button.js',
      'icon/icon.css.js',
      'icon/icon.js',
      'icon/paths.js',
      'shrinkable-text.css.js',
    ]);
  },
  buildMs,
);

let browser: Browser;
let site: ServedFolder;

beforeAll(async () => {
  site = serveFolder(await bundleExample(app.folder));
  browser = await launchChromium();
}, buildMs);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function correctForm() {
  const { page, troubles, leave } = await visit();
  await page.getByRole('button', { name: 'Save settings' }).click();
  const name = page.getByRole('textbox', { name: 'Workspace name' });
  expect(await isFocused(name)).toBe(true);
  await page.getByRole('link', { name: 'Enter a name for the workspace.' }).waitFor();
  await name.fill('Harbour');
  await page.getByText('Enter a name for the workspace.').waitFor({ state: 'detached' });
  await page.getByLabel('Billing email').fill('ada@example.com');
  await page.getByLabel('Language').selectOption('Deutsch');
  await page.getByRole('switch', { name: 'List the workspace publicly' }).check();
  await page.getByText('Anyone can find it.').waitFor();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings saved', { exact: true }).waitFor();
  expect(await findViolations(page, wholePage)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
}

async function manageProjects() {
  const { page, troubles, leave } = await visit();
  const add = page.getByRole('button', { name: 'New project' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New project' }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByLabel('Project name').fill('Lighthouse');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /Lighthouse/ }).waitFor();

  const remove = page.getByRole('button', { name: 'Delete Saltmarsh' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete Saltmarsh?' });
  expect(await isFocused(question.getByRole('button', { name: 'Cancel' }))).toBe(true);
  expect(await findViolations(page, wholePage)).toEqual([]);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await isFocused(remove)).toBe(true);

  for (const project of ['Saltmarsh', 'Harbour Bakery', 'Lighthouse']) {
    await page.getByRole('button', { name: `Delete ${project}` }).press('Enter');
    await page.getByRole('button', { name: 'Delete project' }).press('Enter');
    await page.getByText(`${project} deleted`, { exact: true }).waitFor();
  }
  await page.getByText('No projects yet').waitFor();
  expect(await isFocused(add)).toBe(true);
  expect(troubles).toEqual([]);
  await leave();
}

async function seeBrand() {
  const { brand } = await import(`${app.folder}/brand.ts`);
  const { checkTheme } = await import(`${app.packageFolder}/theme.js`);
  expect(checkTheme(brand)).toEqual([]);
  for (const theme of ['light', 'dark'] as const) {
    const { page, troubles, leave } = await visit(theme);
    const save = page.getByRole('button', { name: 'Save settings' });
    const style = await save.evaluate((button) => {
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(button);
      return { backgroundColor, borderRadius, fontFamily: fontFamily.split(',')[0] };
    });
    expect(style).toEqual({
      backgroundColor: toRgb(brand[theme].solid),
      borderRadius: brand.radii.medium,
      fontFamily: 'Verdana',
    });
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper).toBe(toRgb(brand[theme].paper));
    expect(await findViolations(page, wholePage)).toEqual([]);
    expect(troubles).toEqual([]);
    await leave();
  }
}

test(
  'Users of an app with the package correct a form, manage projects by keyboard, and see its brand',
  async () => {
    await correctForm();
    await manageProjects();
    await seeBrand();
  },
  buildMs,
);

async function visit(colorScheme: 'light' | 'dark' = 'light') {
  const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' });
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  await page.goto(site.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, troubles, leave: () => page.close() };
}

async function isFocused(control: ReturnType<Page['locator']>): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return `rgb(${red}, ${green}, ${blue})`;
}
