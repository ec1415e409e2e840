import axe, { type RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import type { Medium } from './pictures.ts';

/** What is on the page: a whole one or a component, with a frame or not, in forced colors or not. */
interface Checked {
  screen: boolean;
  framed?: boolean;
  /** A docs page: its frames and examples are checked as stories. */
  docs?: boolean;
  /** A story fails itself for a pair of colors that `ui/contrast.ts` doesn't test. */
  contrast?: boolean;
  medium: Pick<Medium, 'forcedColors'>;
}

interface Rules {
  docs: boolean;
  disabled: string[];
  only: string[] | undefined;
  outsideLandmarks: string;
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Rules about whole pages do not apply to a single component. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];
/** Rules about how parts of a page follow each other. The examples of a docs page have some of their own. */
const orderRules = ['heading-order', 'landmark-no-duplicate-main'];
/**
 * What may be outside of landmarks: as axe has it, and open menus. Like a dialog, a menu takes the focus when
 * it opens and gives it back to its button, so no one has to find it by landmarks.
 */
const outsideLandmarks = 'dialog, [role=dialog], [role=alertdialog], svg, [role=menu]';
/** The rules that a theme can break. With forced colors, axe would still read our own. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs in the browser before anything else. The frame of a mail forbids scripts, so axe could not run
 * in it and would wait half a second for each frame.
 */
export function allowScriptsInFrames(): void {
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    const isSandbox = this instanceof HTMLIFrameElement && name === 'sandbox';
    setAttribute.call(this, name, isSandbox ? `${value} allow-scripts` : value);
  };
}

/** Runs axe in the page and its frames. Returns one message per element. */
export async function findViolations(
  page: Page,
  { screen, framed = false, docs = false, contrast = true, medium }: Checked,
  only?: string[],
): Promise<string[]> {
  if (framed) await Promise.all(page.frames().slice(1).map(injectAxe));
  const disabled = [
    ...(screen ? [] : pageRules),
    ...(docs ? orderRules : []),
    // The landmarks of a framed website are its own, but axe compares them with the page's.
    ...(framed ? ['landmark-unique'] : []),
    ...(medium.forcedColors === 'active' ? colorRules : []),
    // A third of the time.
    ...(contrast ? [] : ['color-contrast']),
  ];
  const rules: Rules = { docs, disabled, only, outsideLandmarks };
  const found = await page.evaluate(runAxe, rules);
  if (found) return found;
  await injectAxe(page.mainFrame());
  return (await page.evaluate(runAxe, rules)) ?? [];
}

/** Without the markup of each element, which no message has. */
async function injectAxe(frame: Frame): Promise<void> {
  await frame.evaluate(`${axe.source}; axe.configure({ noHtml: true })`);
}

/**
 * Runs in the browser. Skips reporting passes, which takes a fifth of the time. Returns nothing on a page
 * that was loaded without axe.
 */
async function runAxe({ docs, disabled, only, outsideLandmarks }: Rules) {
  if (!window.axe) return undefined;
  const rules = Object.fromEntries(disabled.map((id) => [id, { enabled: false }]));
  const options: RunOptions & { checks: object } = {
    checks: { region: { options: { regionMatcher: outsideLandmarks } } },
    reporter: 'no-passes',
    resultTypes: ['violations'],
    preload: false,
    iframes: !docs,
    rules,
    ...(only && { runOnly: { type: 'rule', values: only } }),
  };
  const examples = docs ? { exclude: ['.docs-story > *'] } : {};
  const { violations } = await window.axe.run({ include: document, ...examples }, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}. ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
