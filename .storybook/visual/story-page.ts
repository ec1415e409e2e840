import { deepEquals } from 'bun';
import type { Browser, CDPSession, ConsoleMessage, Page } from 'playwright-core';
import { colourRules, openFrames, violationsOn } from './accessibility.ts';
import { installAgent, type Sight } from './in-page.ts';
import { installMosaic } from './mosaic.ts';
import { installMoment } from './one-moment.ts';
import type { Medium, Picture } from './pictures.ts';
import { installStillness } from './stillness.ts';
import { watchTimers } from './timers.ts';
import { Traffic } from './traffic.ts';

export interface Look {
  png: Uint8Array;
  /** The page had shown nothing but this story. */
  afresh: boolean;
  /** Of rendering, the play function, the console. */
  errors: string[];
  violations: string[];
}

const now = Date.UTC(2026, 0, 15, 12);
const height = 800;
const shotsToComeToRest = 8;
const roundsToLoad = 8;
const drawingPatienceMs = 30_000;
/** A page remembers something of every story; past these, loading it anew is the cheaper way. */
const storiesOnOneLoad = 80;

/** A page may cease to draw for no reason of its own; one opened anew draws again. */
export class StuckPage extends Error {
  override message = 'The browser draws this page no more.';
}

/** A browser page that is kept from story to story; loading Storybook anew costs most of the time. */
export class StoryPage {
  private showing: Picture | undefined;
  /** What the page was loaded for; the story it shows may have changed its theme since. */
  private loadedFor: Medium | undefined;
  private complaints: string[] = [];
  private readonly traffic: Traffic;
  private shown = 0;

  static async open(browser: Browser, storybookUrl: string): Promise<StoryPage> {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
      viewport: { width: 1280, height },
    });
    const page = await context.newPage();
    await page.addInitScript(installMoment, now);
    for (const install of [
      watchTimers,
      openFrames,
      installMosaic,
      installStillness,
      installAgent,
    ]) {
      await page.addInitScript(install);
    }
    return new StoryPage(page, await context.newCDPSession(page), storybookUrl);
  }

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly storybookUrl: string,
  ) {
    this.traffic = new Traffic(page);
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        this.complaints.push(`console: ${withoutStack(message.text())}${sourceOf(message)}`);
      }
    });
  }

  /** A page that draws no more may never answer that it is closed; its browser takes it along. */
  leave(): void {
    this.page
      .context()
      .close()
      .catch(() => {});
  }

  /** Shows the story on the page as it is; what stories before have left may show. */
  async look(picture: Picture): Promise<Look> {
    const changed = await this.changeTheme(picture);
    const sight = changed ?? (await this.show(picture));
    const afresh = this.shown === 1;
    const { png, atRest } = afresh
      ? await this.shootAtRest(sight)
      : { png: await this.shoot(sight), atRest: true };
    const violations = await violationsOn(this.page, picture, changed && colourRules);
    const errors = new Set([...sight.errors, ...this.complaints]);
    if (!atRest) errors.add('the picture never comes to rest');
    this.showing = errors.size === 0 ? picture : undefined;
    return { png, afresh, errors: [...errors], violations };
  }

  /** Loads the page anew, so that nothing but the story itself can show, and lets it come to rest. */
  async lookAfresh(picture: Picture): Promise<Look> {
    this.showing = undefined;
    return this.look(picture);
  }

  /** Has the page answer about the story that it shows; the question runs in the browser. */
  ask<About, Answer>(question: (about: About) => Promise<Answer>, about: About): Promise<Answer> {
    return drawnInTime(this.page.evaluate<Answer, unknown>(question, about));
  }

  /** A story in its other theme needs no second rendering: nothing but its colours changes. */
  private async changeTheme({ storyId, width, theme, medium, framed, screen }: Picture) {
    const { showing } = this;
    const isShown = showing?.storyId === storyId && showing.width === width;
    if (!isShown || framed || showing.theme === theme) return undefined;
    this.complaints = [];
    await this.page.emulateMedia(medium);
    return this.page.evaluate(([to, whole]) => window.visualAgent.wear(to, whole), [
      theme,
      screen,
    ] as const);
  }

  private async show(picture: Picture): Promise<Sight> {
    const { storyId, screen, width, medium } = picture;
    if (this.page.viewportSize()?.width !== width) await this.resize({ width, height });
    this.complaints = [];
    if (!this.canSwitchTo(picture)) await this.load(picture);
    else if (this.showing?.theme !== picture.theme) await this.page.emulateMedia(medium);
    this.shown += 1;

    const { events } = this.traffic;
    await this.page.evaluate((id) => window.visualAgent.show(id), storyId);
    return this.seeAtRest(screen, events);
  }

  private canSwitchTo({ storyId, medium }: Picture): boolean {
    const { showing } = this;
    const isUsable = showing !== undefined && this.shown < storiesOnOneLoad;
    return isUsable && showing.storyId !== storyId && deepEquals(this.loadedFor, medium);
  }

  /** A part of a screen may be code that is fetched when the screen is there, and then be drawn. */
  private async seeAtRest(wholePage: boolean, eventsBefore: number): Promise<Sight> {
    let before = eventsBefore;
    for (let round = 1; ; round += 1) {
      await this.traffic.quiet();
      const { events } = this.traffic;
      const sight = await this.page.evaluate(
        ([whole, hasLoaded]) => window.visualAgent.see(whole, hasLoaded),
        [wholePage, events !== before] as const,
      );
      if (this.traffic.events === events || sight.errors.length > 0) return sight;
      if (round === roundsToLoad) {
        return { ...sight, errors: [...sight.errors, 'it never ends to load parts of itself'] };
      }
      before = events;
    }
  }

  private async load({ theme, medium }: Picture): Promise<void> {
    await this.page.emulateMedia(medium);
    const response = await this.page.goto(`${this.storybookUrl}iframe.html?viewMode=story`);
    if (!response?.ok()) {
      throw new Error(`Storybook answers ${response?.status()}: was it rebuilt meanwhile?`);
    }
    const globals = { theme, a11y: { manual: true } };
    await this.page.evaluate((all) => window.visualAgent.prepare(all), globals);
    this.loadedFor = medium;
    this.shown = 0;
  }

  private async shoot({ clip }: Sight): Promise<Buffer> {
    const shot = this.devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: clip.height > height,
      clip: { ...clip, scale: 1 },
    });
    const { data } = await drawnInTime(shot);
    return Buffer.from(data, 'base64');
  }

  /** The renderer may still be at work on a page just loaded: two equal pictures say that it is not. */
  private async shootAtRest(sight: Sight): Promise<{ png: Buffer; atRest: boolean }> {
    let png = await this.shoot(sight);
    for (let shot = 1; shot < shotsToComeToRest; shot += 1) {
      await this.repaintBelow(sight);
      const next = await this.shoot(sight);
      if (next.equals(png)) return { png, atRest: true };
      png = next;
    }
    return { png, atRest: false };
  }

  /** What lies below the window may still be blank there, again and again: a window over all of it is not. */
  private async repaintBelow({ clip }: Sight): Promise<void> {
    const size = this.page.viewportSize();
    if (!size || clip.height <= height) return;
    await this.resize({ ...size, height: clip.height });
    await this.resize(size);
  }

  /** A picture that is asked for before the window has drawn itself anew may never come. */
  private async resize(size: { width: number; height: number }): Promise<void> {
    const twoFramesLater = this.page.setViewportSize(size).then(() =>
      this.page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }),
    );
    await drawnInTime(twoFramesLater);
  }
}

async function drawnInTime<Drawn>(drawn: Promise<Drawn>): Promise<Drawn> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new StuckPage()), drawingPatienceMs);
  return Promise.race([drawn, tooLate.promise]).finally(() => clearTimeout(timer));
}

function withoutStack(text: string): string {
  return text.split('\n    at ')[0] ?? text;
}

/** A request that failed does not name itself in its message. */
function sourceOf(message: ConsoleMessage): string {
  return message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
}
