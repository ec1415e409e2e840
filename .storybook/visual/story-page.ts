import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, CDPSession, ConsoleMessage, Page } from 'playwright-core';
import { toWebp } from './image.ts';
import { installAgent } from './in-page.ts';
import { installMosaic } from './mosaic.ts';
import type { Picture } from './pictures.ts';

export interface Look {
  png: Uint8Array;
  webp: Uint8Array;
  /** Of rendering, the play function, the console. */
  errors: string[];
  violations: string[];
}

const now = new Date('2026-01-15T12:00:00Z');
const height = 800;
/** Rules about whole pages: they say nothing of a component that stands alone. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** A browser page that is kept from story to story; loading Storybook anew costs most of the time. */
export class StoryPage {
  private showing: Picture | undefined;
  private complaints: string[] = [];
  private hasAxe = false;

  static async open(browser: Browser, storybookUrl: string): Promise<StoryPage> {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      colorScheme: 'light',
      deviceScaleFactor: 1,
      viewport: { width: 1280, height },
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    await page.addInitScript(installMosaic);
    await page.addInitScript(installAgent);
    return new StoryPage(page, await context.newCDPSession(page), storybookUrl);
  }

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly storybookUrl: string,
  ) {
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        this.complaints.push(`console: ${withoutStack(message.text())}${sourceOf(message)}`);
      }
    });
  }

  /** Switches to the story within the loaded page. What the stories before left behind may show. */
  look(picture: Picture): Promise<Look> {
    const canSwitch =
      this.showing?.theme === picture.theme && this.showing.storyId !== picture.storyId;
    return this.take(picture, { switchTo: canSwitch });
  }

  /** Loads the page anew, so that nothing but the story itself can show. */
  lookAfresh(picture: Picture): Promise<Look> {
    return this.take(picture, { switchTo: false });
  }

  private async take(picture: Picture, { switchTo }: { switchTo: boolean }): Promise<Look> {
    this.complaints = [];
    if (this.page.viewportSize()?.width !== picture.width) {
      await this.page.setViewportSize({ width: picture.width, height });
    }
    if (!switchTo) {
      const response = await this.page.goto(this.addressOf(picture));
      if (!response?.ok())
        throw new Error(`Storybook answers ${response?.status()}: was it rebuilt meanwhile?`);
      this.hasAxe = false;
    }

    const sight = await this.page.evaluate(
      ([storyId, options]) => window.visualAgent.show(storyId, options),
      [picture.storyId, { switchTo, wholePage: picture.screen }] as const,
    );
    const { data } = await this.devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { ...sight.clip, scale: 1 },
    });
    const violations = await this.violations(picture);
    const errors = [...new Set([...sight.errors, ...this.complaints])];
    this.showing = errors.length === 0 ? picture : undefined;
    const png = Buffer.from(data, 'base64');
    return { png, webp: await toWebp(png), errors, violations };
  }

  private addressOf({ storyId, theme }: Picture): string {
    const globals = `theme:${theme};a11y.manual:!true`;
    return `${this.storybookUrl}iframe.html?viewMode=story&id=${storyId}&globals=${globals}`;
  }

  private async violations(picture: Picture): Promise<string[]> {
    const axe = new AxeBuilder({ page: this.page, ...(this.hasAxe ? { axeSource: ';' } : {}) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    if (!picture.screen) axe.disableRules(pageRules);
    const { violations } = await axe.analyze();
    this.hasAxe = true;
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, any }) => `${id}: ${help}. ${target.join(' ')} ${any[0]?.message ?? ''}`,
      ),
    );
  }
}

function withoutStack(text: string): string {
  return text.split('\n    at ')[0] ?? text;
}

/** A request that failed does not name itself in its message. */
function sourceOf(message: ConsoleMessage): string {
  return message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
}
