import { deepEquals } from 'bun';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { colourRules, openFrames, violationsOn } from './accessibility.ts';
import { Camera, windowHeight } from './camera.ts';
import { installAgent, type Sight } from './in-page.ts';
import { installMosaic } from './mosaic.ts';
import { installMoment } from './one-moment.ts';
import type { Medium, Picture } from './pictures.ts';
import { installStillness } from './stillness.ts';
import { watchTimers } from './timers.ts';
import { Traffic } from './traffic.ts';

export interface Look {
  /** undefined where no picture is kept. */
  png: Uint8Array | undefined;
  /** The page had shown nothing but this story. */
  afresh: boolean;
  /** Of rendering, the play function, the console. */
  errors: string[];
  violations: string[];
}

const now = Date.UTC(2026, 0, 15, 12);
const roundsToLoad = 8;
/** A page remembers something of every story; past these, loading it anew is the cheaper way. */
const storiesOnOneLoad = 80;

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
      viewport: { width: 1280, height: windowHeight },
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
    const camera = new Camera(page, await context.newCDPSession(page));
    return new StoryPage(page, camera, storybookUrl);
  }

  private constructor(
    private readonly page: Page,
    private readonly camera: Camera,
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
    const { png, atRest } = picture.kept
      ? await this.shoot(sight, afresh)
      : { png: undefined, atRest: true };
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

  private async shoot(sight: Sight, afresh: boolean) {
    if (afresh) return this.camera.shootAtRest(sight);
    return { png: await this.camera.shoot(sight), atRest: true };
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
    await this.camera.setWidth(width);
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
}

function withoutStack(text: string): string {
  return text.split('\n    at ')[0] ?? text;
}

/** A request that failed does not name itself in its message. */
function sourceOf(message: ConsoleMessage): string {
  return message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
}
