/**
 * Runs in the browser: a fingerprint of the computed styles of all that is in sight of the story that
 * is shown. What a box that scrolls has out of sight is on no picture.
 */
export async function drawnStyles(): Promise<string> {
  const elements = Array.from(document.querySelectorAll('body *')).filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const seen = (await inSight(elements)).map(stylesOf);
  const bytes = new TextEncoder().encode(seen.join('\n'));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();

  function inSight(all: Element[]): Promise<Element[]> {
    return new Promise((resolve) => {
      if (all.length === 0) return resolve([]);
      // Pictures go on below the window.
      const observer = new IntersectionObserver(
        (entries) => {
          observer.disconnect();
          resolve(entries.filter(isInSight).map(({ target }) => target));
        },
        { rootMargin: '0px 0px 100000px' },
      );
      for (const element of all) observer.observe(element);
    });
  }

  function isInSight({ intersectionRect: { width, height } }: IntersectionObserverEntry): boolean {
    return width > 0 && height > 0;
  }

  function stylesOf(element: Element): string {
    const each = [undefined, '::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter(({ content }) => content !== 'none')
      .map((styles) => Array.from(styles, (name) => styles.getPropertyValue(name)).join(';'));
    return [element.tagName, ...each].join('|');
  }
}
