declare global {
  interface Window {
    /**
     * Ends all that moves or loads, in the page and in what it frames, and shows its top. A page
     * that has just loaded parts of itself is given time to begin to draw them. Never resolves
     * for one that moves again and again.
     */
    comeToRest(hasLoaded: boolean): Promise<void>;
  }
}

/**
 * Motion takes no time. Runs in the browser before anything else does, in frames too, so it may
 * refer to nothing outside of itself.
 */
export function installStillness(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(`*, *::before, *::after {
    animation-duration: 0s !important; animation-delay: 0s !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
    caret-color: transparent !important; scroll-behavior: auto !important;
  }`);
  document.adoptedStyleSheets.push(still);

  // Storybook would look for animations itself and wait 100 ms before it does, after each story.
  const { getAnimations } = Document.prototype;
  Reflect.deleteProperty(Document.prototype, 'getAnimations');

  const loaded = new WeakSet<EventTarget>();
  document.addEventListener('load', ({ target }) => target && loaded.add(target), true);

  window.comeToRest = async (hasLoaded) => {
    if (hasLoaded) await idle();
    let hasMoved: boolean;
    do {
      await window.shortTimersRung();
      const frames = Array.from(document.querySelectorAll('iframe'));
      await Promise.all(frames.map(arrived));
      const pages = [document, ...frames.flatMap(({ contentDocument }) => contentDocument ?? [])];
      await Promise.all(pages.map(drawn));
      const running = pages.flatMap(runningIn);
      for (const animation of running) end(animation);
      // A play that focused something far down has scrolled there, by how much depends on timing.
      const hasScrolled = window.scrollX !== 0 || window.scrollY !== 0;
      if (hasScrolled) window.scrollTo(0, 0);
      await frame();
      await frame();
      hasMoved = hasScrolled || running.length > 0 || window.shortTimerIsSet();
    } while (hasMoved);
  };

  function runningIn(page: Document): Animation[] {
    return getAnimations.call(page).filter(({ playState }) => playState === 'running');
  }

  async function arrived(iframe: HTMLIFrameElement) {
    iframe.loading = 'eager';
    if (loaded.has(iframe)) return;
    await new Promise((resolve) => iframe.addEventListener('load', resolve, { once: true }));
  }

  async function drawn(page: Document) {
    await page.fonts.ready;
    await Promise.all(Array.from(page.images, decoded));
    await window.coverPhotographs(page);
  }

  async function decoded(image: HTMLImageElement) {
    image.loading = 'eager';
    await image.decode().catch(() => {});
  }

  function end(animation: Animation) {
    const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (endless) animation.cancel();
    else animation.finish();
  }

  /** A page that draws nothing is told of its idleness only after 50 ms, one that draws at once. */
  async function idle() {
    let isIdle = false;
    requestIdleCallback(() => (isIdle = true), { timeout: 1000 });
    while (!isIdle) await frame();
  }

  function frame() {
    return new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
