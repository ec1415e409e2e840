/** The area of the page that a story fills, and the errors it caused. */
export interface Rendering {
  errors: string[];
  clip: { x: number; y: number; width: number; height: number };
}

/** What a rendering is for. Without a picture, only accessibility is checked. */
export interface RenderingUse {
  wholePage: boolean;
  hasPicture: boolean;
}

/** Controls Storybook from inside the page: `window.visualAgent`. */
export interface PageAgent {
  /** Sets the globals of a page that was loaded without a story, and waits for its fonts. */
  prepare(globals: Record<string, unknown>): Promise<void>;
  /** Shows a story and waits until its play function ends, or a docs page until it is rendered. */
  showStory(storyId: string): Promise<void>;
  /** Changes the theme of the current story. */
  setTheme(theme: string, use: RenderingUse): Promise<Rendering>;
  /** Freezes the current story and measures it. */
  freeze(use: RenderingUse, hasLoaded: boolean): Promise<Rendering>;
}

declare global {
  interface Window {
    visualAgent: PageAgent;
  }
}

interface Channel {
  on(event: string, listener: (payload?: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

/**
 * Runs in the browser before Storybook, so it must not refer to anything outside of itself. Seeds
 * Math.random for each story and follows Storybook's events.
 */
export function installPageAgent(): void {
  const errorEvents = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
    'configError',
  ];
  const margin = 16;
  const timeoutMs = 15_000;

  let channel: Channel | undefined;
  let errors: string[] = [];
  let finish: () => void = () => {};
  let finished = new Promise<void>((resolve) => {
    finish = resolve;
  });

  let seed = 1;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (next: Channel) => {
      if (next === channel) return;
      channel = next;
      for (const event of errorEvents) {
        next.on(event, (payload) => {
          errors.push(`${event}: ${explain(payload)}`);
          if (event !== 'playFunctionThrewException') finish();
        });
      }
      next.on('storyRenderPhaseChanged', (payload) => {
        if (phaseOf(payload) === 'rendering') seed = 1;
      });
      next.on('storyFinished', () => finish());
      next.on('docsRendered', () => finish());
    },
  });

  // It reads the styles of every element whenever another story is shown, and marks nothing here.
  let features: unknown;
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });

  window.visualAgent = {
    async prepare(globals) {
      await withTimeout(finished, 'Storybook did not start');
      channel?.emit('updateGlobals', { globals });
      // Fallback fonts may be missing on this machine.
      await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
    },
    async showStory(storyId) {
      await clearStorage();
      page().style.visibility = '';
      errors = [];
      finished = new Promise((resolve) => {
        finish = resolve;
      });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
      const viewMode = storyId.endsWith('--docs') ? 'docs' : 'story';
      channel?.emit('setCurrentStory', { storyId, viewMode });
      await withTimeout(finished, `the play function did not end within ${timeoutMs / 1000} s`);
    },
    setTheme(theme, use) {
      if (document.querySelector('iframe'))
        errors.push('a story with a frame needs the tag `framed`');
      document.documentElement.dataset.theme = theme;
      return this.freeze(use, false);
    },
    async freeze({ wholePage, hasPicture }, hasLoaded) {
      await withTimeout(window.settle(hasLoaded, hasPicture), 'the page never settles');
      // The page behind a dialog and the page footer have pictures of their own.
      const hasDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if (hasDialog) page().style.visibility = 'hidden';
      const footer = page().querySelector<HTMLElement>('main ~ footer');
      if (footer) footer.style.visibility = 'hidden';
      if (!document.body.classList.contains('sb-show-main')) errors.push('the story is not shown');
      const clip = wholePage ? documentBox(hasDialog) : contentBox();
      if (clip.width <= margin && clip.height <= margin) errors.push('the story is empty');
      return { errors, clip };
    },
  };

  async function withTimeout(event: Promise<void>, message: string) {
    let timer = 0;
    const timeout = new Promise<void>((resolve) => {
      timer = window.setTimeout(() => {
        errors.push(message);
        resolve();
      }, timeoutMs);
    });
    await Promise.race([event, timeout]);
    clearTimeout(timer);
  }

  function page() {
    const root = document.getElementById('storybook-root');
    if (!root) throw new Error('The page has no #storybook-root');
    return root;
  }

  /** Stories must not share what they store in the browser. */
  async function clearStorage() {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name);
  }

  function documentBox(hasDialog: boolean) {
    const { innerWidth: width, innerHeight } = window;
    const { scrollHeight } = document.documentElement;
    return { x: 0, y: 0, width, height: hasDialog ? innerHeight : scrollHeight };
  }

  /** From the top left corner, so that a shifted component shows, to the last visible element. */
  function contentBox() {
    let right = 0;
    let bottom = 0;
    const portals = Array.from(document.body.children).filter(
      (child) => !child.matches('script, style, #storybook-docs, [class^="sb-"]'),
    );
    const drawn = portals.flatMap((child) => [
      ...(child.id === 'storybook-root' ? [] : [child]),
      ...child.querySelectorAll('*'),
    ]);
    for (const element of drawn) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      right = Math.max(right, box.right + window.scrollX);
      bottom = Math.max(bottom, box.bottom + window.scrollY);
    }
    const page = Math.max(window.innerHeight, document.documentElement.scrollHeight);
    return {
      x: 0,
      y: 0,
      width: Math.min(window.innerWidth, Math.ceil(right) + margin),
      height: Math.min(page, Math.ceil(bottom) + margin),
    };
  }

  function phaseOf(payload: unknown): unknown {
    const isObject = typeof payload === 'object' && payload !== null;
    return isObject && 'newPhase' in payload ? payload.newPhase : undefined;
  }

  function explain(payload: unknown): string {
    if (Array.isArray(payload)) return payload.map(explain).join('\n');
    if (typeof payload !== 'object' || payload === null) return String(payload);
    if ('message' in payload) return String(payload.message);
    if ('title' in payload) return String(payload.title);
    return JSON.stringify(payload);
  }
}
