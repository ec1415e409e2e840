declare global {
  interface Window {
    /**
     * Ends all that moves or loads, in the page and in what it frames, and shows its top. A page
     * that has just loaded parts of itself is given time to begin to draw them.
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
    const frames = Array.from(document.querySelectorAll('iframe'));
    await Promise.all(frames.map(arrived));
    const pages = [document, ...frames.flatMap(({ contentDocument }) => contentDocument ?? [])];
    await Promise.all(pages.map(drawn));
    if (hasLoaded) await idle();
    for (let round = 0; round < 10; round += 1) {
      await window.timersAtRest();
      const animations = pages.flatMap((page) => getAnimations.call(page));
      const running = animations.filter(({ playState }) => playState === 'running');
      for (const animation of running) end(animation);
      await frame();
      await frame();
      if (running.length === 0 && !window.timerIsSet()) break;
    }
    // A play that focused something far down has scrolled there, by how much depends on timing.
    if (window.scrollX === 0 && window.scrollY === 0) return;
    window.scrollTo(0, 0);
    await frame();
  };

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
