declare global {
  interface Window {
    /**
     * Finishes animations and loading in the page and its frames, and scrolls to the top. With
     * `hasLoaded`, waits until the page is idle first, so that it can draw what it has just loaded.
     * `hasPicture` loads the images below the window, too, and draws photographs as mosaics: only a
     * picture shows them. Never resolves for a page that keeps moving.
     */
    settle(hasLoaded: boolean, hasPicture: boolean): Promise<void>;
  }
}

/**
 * Makes animations and transitions instant. Runs in the browser before anything else, in frames too,
 * so it must not refer to anything outside of itself.
 */
export function installSettling(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(`*, *::before, *::after {
    animation-duration: 0s !important; animation-delay: 0s !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
    caret-color: transparent !important; scroll-behavior: auto !important;
  }`);
  document.adoptedStyleSheets.push(still);

  // Without this, Storybook would wait 100 ms after each story and look for animations itself.
  const { getAnimations } = Document.prototype;
  Reflect.deleteProperty(Document.prototype, 'getAnimations');

  const loaded = new WeakSet<EventTarget>();
  document.addEventListener('load', ({ target }) => target && loaded.add(target), true);

  window.settle = async (hasLoaded, hasPicture) => {
    if (hasLoaded) await waitUntilIdle();
    let hasMoved: boolean;
    do {
      await window.shortTimersDone();
      const frames = Array.from(document.querySelectorAll('iframe'));
      await Promise.all(frames.map(loadFrame));
      const pages = [document, ...frames.flatMap(({ contentDocument }) => contentDocument ?? [])];
      await Promise.all(pages.map((page) => page.fonts.ready));
      if (hasPicture) await Promise.all(pages.map(loadImages));
      const running = pages.flatMap(findRunning);
      for (const animation of running) finish(animation);
      // A play function may have scrolled by focusing an element; how far depends on timing.
      const hasScrolled = window.scrollX !== 0 || window.scrollY !== 0;
      if (hasScrolled) window.scrollTo(0, 0);
      await frame();
      // After what the frame has caused, such as observers.
      await scheduler.postTask(() => {}, { priority: 'background' });
      hasMoved = hasScrolled || running.length > 0 || window.hasShortTimer();
    } while (hasMoved);
  };

  function findRunning(page: Document): Animation[] {
    return getAnimations.call(page).filter(({ playState }) => playState === 'running');
  }

  async function loadFrame(iframe: HTMLIFrameElement) {
    iframe.loading = 'eager';
    if (loaded.has(iframe)) return;
    await new Promise((resolve) => iframe.addEventListener('load', resolve, { once: true }));
  }

  async function loadImages(page: Document) {
    await Promise.all(Array.from(page.images, decode));
    await window.pixelatePhotographs(page);
  }

  async function decode(image: HTMLImageElement) {
    image.loading = 'eager';
    await image.decode().catch(() => {});
  }

  function finish(animation: Animation) {
    const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (endless) animation.cancel();
    else animation.finish();
  }

  /** Requesting frames makes the idle callback come at once instead of after 50 ms. */
  async function waitUntilIdle() {
    let isIdle = false;
    requestIdleCallback(() => (isIdle = true), { timeout: 1000 });
    while (!isIdle) await frame();
  }

  function frame() {
    return new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
