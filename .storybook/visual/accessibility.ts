import axe, { type RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import type { Picture } from './pictures.ts';

interface Rules {
  leftOut: string[];
  only: string[] | undefined;
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Rules about whole pages: they say nothing of a component that stands alone. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];
/** Rules about colours: all that a theme decides. Where a user forces colours, axe still reads ours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs in the browser before anything else does. A frame that shows a mail forbids scripts; axe is
 * one, and waits half a second for an answer out of each frame.
 */
export function openFrames(): void {
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    const isLock = this instanceof HTMLIFrameElement && name === 'sandbox';
    setAttribute.call(this, name, isLock ? `${value} allow-scripts` : value);
  };
}

/** What axe objects to, by all its rules or only some, a sentence for each element, frames too. */
export async function violationsOn(
  page: Page,
  { screen, medium }: Picture,
  only?: string[],
): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  const leftOut = [
    ...(screen ? [] : pageRules),
    ...(medium.forcedColors === 'active' ? colourRules : []),
  ];
  if (only?.every((rule) => leftOut.includes(rule))) return [];
  return page.evaluate(judge, { leftOut, only });
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** Runs in the browser. Nothing is kept of what passes: naming it takes a fifth of the time. */
async function judge({ leftOut, only }: Rules): Promise<string[]> {
  if (!window.axe) throw new Error('axe did not load');
  const rules = Object.fromEntries(leftOut.map((id) => [id, { enabled: false }]));
  const options: RunOptions = {
    reporter: 'no-passes',
    resultTypes: ['violations'],
    preload: false,
    rules,
    ...(only && { runOnly: { type: 'rule', values: only } }),
  };
  const { violations } = await window.axe.run(document, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}. ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
