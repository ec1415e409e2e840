import type { Browser, CDPSession, ConsoleMessage, Page } from '@playwright/test';
import { allowScriptsInFrames } from './accessibility.ts';
import { installFixedClock } from './fixed-clock.ts';
import { NetworkActivity } from './network-activity.ts';
import { installPageAgent, type Rendering, type RenderingUse } from './page-agent.ts';
import { phoneWidth, type Theme } from './pictures.ts';
import { installPixelation } from './pixelate-photographs.ts';
import { installRobustnessAgent } from './robustness-agent.ts';
import { installSettling } from './settle-page.ts';
import { trackShortTimers } from './short-timers.ts';

const fixedTime = Date.UTC(2026, 0, 15, 12);
const windowHeight = 800;
/** Of the picture of a page. The rest of a long one is like what is above. */
const maxHeight = 1200;
const maxLoadRounds = 8;
const maxShots = 8;
/** Layout is the same, but hardly anything has to be painted. A picture is painted again in its own scale. */
const paintScale = 0.02;
/** A page keeps some memory of every story; after this many, reloading it is faster. */
const storiesOnOneLoad = 300;

/**
 * Of the walk: frames of mails have to run the checks of accessibility, dates are typed key by key, and a
 * spy that is called with an event looks at everything in its window.
 */
const ownWarning =
  /^An iframe which has both allow-scripts and allow-same-origin|^The specified value "[\dT:-]*" does not conform to the required format|^Accessing the Story Store is deprecated/;

const docsPreferences = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const;

type Preferences = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** A page that is reused for many stories, because loading Storybook takes most of the time. */
export class Stage {
  private readonly network: NetworkActivity;
  private pageErrors: string[] = [];
  private loadedFor = '';
  private emulated = '';
  private shown = 0;
  private width = 0;
  private last = '';

  static async open(browser: Browser): Promise<Stage> {
    const page = await browser.newPage({
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await page.addInitScript(installFixedClock, fixedTime);
    for (const install of [
      trackShortTimers,
      allowScriptsInFrames,
      installPixelation,
      installSettling,
      installPageAgent,
      installRobustnessAgent,
    ]) {
      await page.addInitScript(install);
    }
    return new Stage(page, await page.context().newCDPSession(page));
  }

  private constructor(
    readonly page: Page,
    private readonly devtools: CDPSession,
  ) {
    this.network = new NetworkActivity(page);
    page.on('pageerror', (error) => this.pageErrors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (!/^(error|warning)$/.test(message.type()) || ownWarning.test(message.text())) return;
      const text = message.text().split('\n    at ')[0];
      this.pageErrors.push(`console: ${text}${sourceOf(message)}`);
    });
  }

  /** Shows a story in light and waits until its play function has ended and nothing moves. */
  async show(storyId: string, width: number, preferences: Preferences, use: RenderingUse) {
    const eventsBefore = await this.play(storyId, width, preferences);
    return this.withPageErrors(await this.freeze(use, eventsBefore));
  }

  /** Returns the network’s events before. */
  private async play(storyId: string, width: number, preferences: Preferences): Promise<number> {
    const { page } = this;
    await this.resize(width);
    const setup = JSON.stringify(preferences);
    const isReusable =
      setup === this.loadedFor && this.last !== storyId && this.shown < storiesOnOneLoad;
    if (!isReusable) await this.load(preferences);
    else if (this.emulated !== setup) await page.emulateMedia(preferences);
    this.emulated = setup;
    this.loadedFor = setup;
    this.last = storyId;
    this.shown += 1;
    this.pageErrors = [];
    const { events } = this.network;
    await page.evaluate((id) => window.visualAgent.showStory(id), storyId);
    return events;
  }

  /** Only colors change between themes, so a story is not rendered again for the other one. */
  async changeTheme(theme: Theme, use: RenderingUse): Promise<Rendering> {
    await this.page.emulateMedia({ colorScheme: theme });
    const rendering = await this.page.evaluate(
      ([to, inUse]) => window.visualAgent.setTheme(to, inUse),
      [theme, use] as const,
    );
    return this.withPageErrors(rendering);
  }

  /** Shows what a play function left on a phone in forced colors. */
  async changeToForcedColors(): Promise<void> {
    this.emulated = '';
    await this.resize(phoneWidth);
    await this.page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await this.page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
      // Hidden for the picture of a dialog.
      document.getElementById('storybook-root')?.style.removeProperty('visibility');
      return window.settle(true, false);
    });
  }

  /** A page that was just loaded may still be drawing: takes pictures until two are equal. */
  async capture({ clip: area }: Rendering, scale: number): Promise<Buffer> {
    const clip = scale === 1 ? area : { ...area, height: Math.min(area.height, maxHeight) };
    let png = await this.captureOnce(clip, scale);
    for (let shot = 1; shot < maxShots && this.shown === 1; shot += 1) {
      const next = await this.captureOnce(clip, scale);
      if (next.equals(png)) break;
      png = next;
    }
    return png;
  }

  private async captureOnce(clip: Rendering['clip'], scale: number): Promise<Buffer> {
    const { data } = await this.devtools.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: clip.height > windowHeight,
      clip: { ...clip, scale },
    });
    return Buffer.from(data, 'base64');
  }

  /** Shows a docs page in light. An example on it can have a heading, too. */
  async showDocs(id: string, width: number): Promise<void> {
    await this.play(id, width, docsPreferences);
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await this.network.waitUntilIdle();
    await this.page.evaluate(() => window.settle(true, false));
  }

  private async resize(width: number): Promise<void> {
    if (this.width === width) return;
    this.width = width;
    const size = { width, height: windowHeight };
    await this.page.setViewportSize(size);
    await this.devtools.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: false,
      scale: paintScale,
    });
  }

  private withPageErrors({ errors, clip }: Rendering): Rendering {
    return { errors: [...new Set([...errors, ...this.pageErrors])], clip };
  }

  /** Parts of a screen may be loaded and drawn after the screen itself. */
  private async freeze(use: RenderingUse, eventsBefore: number): Promise<Rendering> {
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
        return { ...rendering, errors: [...rendering.errors, 'the page keeps loading'] };
      }
      before = events;
    }
  }

  private async load(preferences: Preferences): Promise<void> {
    await this.page.emulateMedia(preferences);
    await this.page.goto('/iframe.html?viewMode=story');
    const theme = preferences.colorScheme ?? 'light';
    await this.page.evaluate((globals) => window.visualAgent.prepare(globals), {
      theme,
      a11y: { manual: true },
    });
    this.shown = 0;
  }
}

/** The message of a failed request does not contain its URL. */
function sourceOf(message: ConsoleMessage): string {
  return message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
}
