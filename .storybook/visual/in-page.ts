/** What a story's page found out about itself. */
export interface Sight {
  errors: string[];
  clip: { x: number; y: number; width: number; height: number };
}

/** The handle that `installAgent` leaves on the page's window. */
export interface Agent {
  /** Dresses a page that was loaded without a story, and waits until its fonts are there. */
  prepare(globals: Record<string, unknown>): Promise<void>;
  /** Brings a story and waits until it is played. */
  show(storyId: string): Promise<void>;
  /** Changes the theme of the story that is shown. */
  wear(theme: string, wholePage: boolean): Promise<Sight>;
  /** Freezes the story that is shown, and says what there is to see of it. */
  see(wholePage: boolean, hasLoaded: boolean): Promise<Sight>;
}

declare global {
  interface Window {
    visualAgent: Agent;
  }
}

interface Channel {
  on(event: string, listener: (payload?: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

/**
 * Runs in the browser before Storybook does, so it may refer to nothing outside of itself.
 * Randomness is seeded for each story, and the story's own events tell when it is rendered and
 * played.
 */
export function installAgent(): void {
  const errorEvents = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
    'configError',
  ];
  const margin = 16;
  const patienceMs = 15_000;

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
    },
  });

  window.visualAgent = {
    async prepare(globals) {
      await inTime(finished, 'Storybook does not begin');
      channel?.emit('updateGlobals', { globals });
      // Faces that stand in until a font is there may be missing here.
      await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
    },
    async show(storyId) {
      await forget();
      page().style.visibility = '';
      errors = [];
      finished = new Promise((resolve) => {
        finish = resolve;
      });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
      await inTime(finished, `it is not played after ${patienceMs / 1000} s`);
    },
    wear(theme, wholePage) {
      if (document.querySelector('iframe'))
        errors.push('a story with a frame needs the tag `framed`');
      document.documentElement.dataset.theme = theme;
      return this.see(wholePage, false);
    },
    async see(wholePage, hasLoaded) {
      await inTime(window.comeToRest(hasLoaded), 'it never comes to rest');
      // What has pictures of its own would weigh as much again in these: what a dialog stands above,
      // and the foot of a page.
      const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if (isCovered) page().style.visibility = 'hidden';
      const foot = page().querySelector<HTMLElement>('main ~ footer');
      if (foot) foot.style.visibility = 'hidden';
      if (!document.body.classList.contains('sb-show-main')) errors.push('the story is not shown');
      const clip = wholePage ? documentBox(isCovered) : contentBox();
      if (clip.width <= margin && clip.height <= margin) errors.push('the story is empty');
      return { errors, clip };
    },
  };

  async function inTime(event: Promise<void>, complaint: string) {
    let timer = 0;
    const tooLate = new Promise<void>((resolve) => {
      timer = window.setTimeout(() => {
        errors.push(complaint);
        resolve();
      }, patienceMs);
    });
    await Promise.race([event, tooLate]);
    clearTimeout(timer);
  }

  function page() {
    const root = document.getElementById('storybook-root');
    if (!root) throw new Error('There is no place for stories');
    return root;
  }

  /** What a story keeps in the browser is no other's. */
  async function forget() {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name);
  }

  function documentBox(isCovered: boolean) {
    const { innerWidth: width, innerHeight } = window;
    const { scrollHeight } = document.documentElement;
    return { x: 0, y: 0, width, height: isCovered ? innerHeight : scrollHeight };
  }

  /** From the page's corner, so that a shifted component shows, to the last thing drawn. */
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
