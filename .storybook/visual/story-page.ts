import { deepEquals } from 'bun';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { allowScriptsInFrames, colorRules, findViolations } from './accessibility.ts';
import { Camera, windowHeight } from './camera.ts';
import { installFixedClock } from './fixed-clock.ts';
import { NetworkActivity } from './network-activity.ts';
import { installPageAgent, type Rendering, type RenderingUse } from './page-agent.ts';
import type { Picture } from './pictures.ts';
import { installPixelation } from './pixelate-photographs.ts';
import { installSettling } from './settle-page.ts';
import { trackShortTimers } from './short-timers.ts';

export interface Capture {
  /** Undefined where no picture is kept. */
  png: Uint8Array | undefined;
  /** Errors of rendering, of the play function and in the console. */
  errors: string[];
  violations: string[];
}

const fixedTime = Date.UTC(2026, 0, 15, 12);
const maxLoadRounds = 8;
/** A page keeps some memory of every story; after this many, reloading it is faster. */
const storiesOnOneLoad = 80;

type Setup = Pick<Picture, 'medium' | 'direction'>;

/** A page that is reused for many stories, because loading Storybook takes most of the time. */
export class StoryPage {
  private showing: Picture | undefined;
  /** What the page was loaded with. The current story's theme may differ. */
  private loadedFor: Setup | undefined;
  private pageErrors: string[] = [];
  private readonly network: NetworkActivity;
  private shown = 0;

  static async open(browser: Browser, storybookUrl: string): Promise<StoryPage> {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
      viewport: { width: 1280, height: windowHeight },
    });
    const page = await context.newPage();
    await page.addInitScript(installFixedClock, fixedTime);
    for (const install of [
      trackShortTimers,
      allowScriptsInFrames,
      installPixelation,
      installSettling,
      installPageAgent,
    ]) {
      await page.addInitScript(install);
    }
    const camera = new Camera(page, await context.newCDPSession(page));
    return new StoryPage(page, camera, storybookUrl);
  }

  private constructor(
    private readonly page: Page,
    private readonly camera: Camera,
    private readonly storybookUrl: string,
  ) {
    this.network = new NetworkActivity(page);
    page.on('pageerror', (error) => this.pageErrors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        this.pageErrors.push(`console: ${withoutStack(message.text())}${sourceOf(message)}`);
      }
    });
  }

  /** Does not wait: a page that stopped drawing may never report that it is closed. */
  leave(): void {
    this.page
      .context()
      .close()
      .catch(() => {});
  }

  /** Reuses the page, so effects of earlier stories may show. */
  async capture(picture: Picture): Promise<Capture> {
    const changed = await this.changeTheme(picture);
    const rendering = changed ?? (await this.show(picture));
    const { png, isStable } = picture.kept
      ? await this.takePicture(rendering)
      : { png: undefined, isStable: true };
    const violations = await findViolations(this.page, picture, changed && colorRules);
    const errors = new Set([...rendering.errors, ...this.pageErrors]);
    if (!isStable) errors.add('the picture never becomes stable');
    this.showing = errors.size === 0 ? picture : undefined;
    return { png, errors: [...errors], violations };
  }

  /** Reloads the page first, so that only this story can affect the picture. */
  async captureOnFreshPage(picture: Picture): Promise<Capture> {
    this.showing = undefined;
    return this.capture(picture);
  }

  private async takePicture(rendering: Rendering) {
    const isFresh = this.shown === 1;
    if (isFresh) return this.camera.captureStable(rendering);
    return { png: await this.camera.capture(rendering), isStable: true };
  }

  /** Only colors change between themes, so a story is not rendered again for the other one. */
  private async changeTheme(picture: Picture) {
    const { storyId, width, theme, direction, medium, framed } = picture;
    const { showing } = this;
    const isShown =
      showing?.storyId === storyId && showing.width === width && showing.direction === direction;
    if (!isShown || framed || showing.theme === theme) return undefined;
    this.pageErrors = [];
    await this.page.emulateMedia(medium);
    return this.page.evaluate(([to, use]) => window.visualAgent.setTheme(to, use), [
      theme,
      purposeOf(picture),
    ] as const);
  }

  private async show(picture: Picture): Promise<Rendering> {
    const { storyId, width, medium } = picture;
    await this.camera.setWidth(width);
    this.pageErrors = [];
    if (!this.canSwitchTo(picture)) await this.load(picture);
    else if (this.showing?.theme !== picture.theme) await this.page.emulateMedia(medium);
    this.shown += 1;

    const { events } = this.network;
    await this.page.evaluate((id) => window.visualAgent.showStory(id), storyId);
    return this.freezeStable(purposeOf(picture), events);
  }

  private canSwitchTo({ storyId, medium, direction }: Picture): boolean {
    const { showing } = this;
    const isUsable = showing !== undefined && this.shown < storiesOnOneLoad;
    return (
      isUsable && showing.storyId !== storyId && deepEquals(this.loadedFor, { medium, direction })
    );
  }

  /** Parts of a screen may be loaded and drawn after the screen itself. */
  private async freezeStable(use: RenderingUse, eventsBefore: number): Promise<Rendering> {
    let before = eventsBefore;
    for (let round = 1; ; round += 1) {
      await this.network.waitUntilIdle();
      const { events } = this.network;
      const rendering = await this.page.evaluate(
        ([inUse, hasLoaded]) => window.visualAgent.freeze(inUse, hasLoaded),
        [use, events !== before] as const,
      );
      if (this.network.events === events || rendering.errors.length > 0) return rendering;
      if (round === maxLoadRounds) {
        return {
          ...rendering,
          errors: [...rendering.errors, 'the page keeps loading'],
        };
      }
      before = events;
    }
  }

  private async load({ theme, medium, direction }: Picture): Promise<void> {
    await this.page.emulateMedia(medium);
    const response = await this.page.goto(`${this.storybookUrl}iframe.html?viewMode=story`);
    if (!response?.ok()) {
      throw new Error(`Storybook answered ${response?.status()}. Was it rebuilt during the run?`);
    }
    const globals = { theme, direction, a11y: { manual: true } };
    await this.page.evaluate((all) => window.visualAgent.prepare(all), globals);
    this.loadedFor = { medium, direction };
    this.shown = 0;
  }
}

function purposeOf({ screen, kept }: Picture): RenderingUse {
  return { wholePage: screen, hasPicture: kept };
}

function withoutStack(text: string): string {
  return text.split('\n    at ')[0] ?? text;
}

/** The message of a failed request does not contain its URL. */
function sourceOf(message: ConsoleMessage): string {
  return message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
}
