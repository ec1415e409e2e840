import { expect } from 'bun:test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver } from './driver.ts';

const timeoutMs = 60_000;

/** Where the screenshots are. */
export const folder = mkdtempSync(join(tmpdir(), 'purchase-'));

/** A visitor who clicks, types and reads, in any browser. */
export function createVisitor(driver: Driver, size: string) {
  let shots = 0;

  async function run<Args extends unknown[], Answer>(
    inPage: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    return JSON.parse(await driver.evaluate(`(${inPage})(...${JSON.stringify(args)})`));
  }

  async function until<Answer>(what: string, read: () => Promise<Answer>) {
    const end = Date.now() + timeoutMs;
    while (Date.now() < end) {
      // The page may be between two documents.
      const answer = await read().catch(() => undefined);
      if (answer) return answer;
      await Bun.sleep(100);
    }
    await shoot('failed');
    throw new Error(`${driver.name}, ${size}: waited in vain for ${what}. See ${folder}`);
  }

  async function shoot(name: string): Promise<void> {
    shots += 1;
    const file = `${driver.name.split(' ')[0]}-${size}-${String(shots).padStart(2, '0')}-${name}.png`;
    await Bun.write(join(folder, file.toLowerCase()), await driver.takeScreenshot());
  }

  async function click(name: string): Promise<void> {
    const { x, y } = await until(`a control '${name}'`, () => run(locate, name));
    await driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async function press(keys: string): Promise<void> {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  return {
    run,
    click,
    press,
    see: (text: string) =>
      until(`the text '${text}'`, () =>
        // biome-ignore lint/performance/useDomNodeTextContent: hidden text doesn’t count
        run((words) => document.body.innerText.includes(words), text),
      ),
    seeFocusIn: (selector: string) =>
      until(`focus in ${selector}`, () =>
        run((outer) => document.activeElement?.closest(outer) !== null, selector),
      ),
    async fill(label: string, text: string) {
      // The first click may hit a page that is still moving.
      await until(`focus in '${label}'`, async () => {
        await click(label);
        return run(isInField, label);
      });
      await press(text);
    },
    /** Follows what the click opens, in a tab of its own. */
    async clickToOpen(name: string) {
      const before = await driver.tabs();
      await click(name);
      const opened = await until('a new tab', async () =>
        (await driver.tabs()).find((tab) => !before.includes(tab)),
      );
      await driver.switchTo(opened);
    },
    /** Expects a page that is complete: pictures, no scrolling sideways, no errors. */
    async expectSound(name: string) {
      expect(await run(findBrokenPictures)).toEqual([]);
      await shoot(name);
      expect(
        await run(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await driver.readErrors()).toEqual([]);
    },
  };
}

/** The middle of a control that can be clicked now, by its accessible name or the start of it. */
function locate(name: string): { x: number; y: number } | null {
  const controls = document.querySelectorAll('a, button, summary, label, [role=menuitem]');
  for (const control of controls) {
    const read = control.cloneNode(true) as Element;
    for (const hidden of read.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    const named = control.getAttribute('aria-label') ?? read.textContent;
    if (!named.trim().startsWith(name)) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = control.getClientRects()[0];
    if (!box || box.width === 0) continue;
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const hit = document.elementFromPoint(x, y);
    if (hit && (control.contains(hit) || hit.contains(control))) return { x, y };
  }
  return null;
}

function isInField(label: string): boolean {
  const field = document.activeElement;
  return (
    field instanceof HTMLInputElement &&
    [...(field.labels ?? [])].some(({ textContent }) => textContent.trim().startsWith(label))
  );
}

/** Scrolls to each picture, because the browser loads one when it comes into view. */
async function findBrokenPictures(): Promise<string[]> {
  const broken: string[] = [];
  for (const image of document.images) {
    if (image.getClientRects().length === 0) continue;
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let tries = 0; tries < 50 && !image.complete; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await image.decode().catch(() => broken.push(image.currentSrc || image.src));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  // Until they are painted.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return broken;
}
