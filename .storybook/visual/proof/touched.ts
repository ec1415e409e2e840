/** Style sheets by the names of their files, and the texts that shall stand in their place. */
export type Restyling = Record<string, string>;

/**
 * Runs in the browser: whether anything in sight of the story that is shown has another computed
 * style with other style sheets. What a box that scrolls has out of sight is on no picture. The page
 * is left as it was.
 */
export async function isTouchedBy(restyling: Restyling): Promise<boolean> {
  const roundsToComeToRest = 8;
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'));
  const replaced = links.flatMap(({ sheet, href }) => {
    const text = restyling[href.split('/').at(-1) ?? ''];
    return sheet?.ownerNode && text !== undefined ? [{ sheet, text, href }] : [];
  });
  if (replaced.length === 0) return false;

  const still = stylesWith('*, ::before, ::after { transition: none !important }');
  document.head.append(still);
  const isTouched = await isTouchedNow(roundsToComeToRest);
  still.remove();
  return isTouched;

  /** A page that changes by itself meanwhile says nothing, and is asked again. */
  async function isTouchedNow(rounds: number): Promise<boolean> {
    const before = await stylesInSight();
    if ((await stylesInOtherDress()) === before) return false;
    if ((await stylesInSight()) === before) return true;
    if (rounds === 0) throw new Error(`${location.href} never comes to rest.`);
    return isTouchedNow(rounds - 1);
  }

  async function stylesInOtherDress(): Promise<string> {
    const substitutes = replaced.map(({ sheet, text, href }) => {
      const substitute = stylesWith(withAddressesSeenFrom(href, text));
      sheet.ownerNode?.parentNode?.insertBefore(substitute, sheet.ownerNode);
      sheet.disabled = true;
      return substitute;
    });
    await document.fonts.ready;
    const styles = await stylesInSight();
    for (const { sheet } of replaced) sheet.disabled = false;
    for (const element of substitutes) element.remove();
    return styles;
  }

  function stylesWith(text: string): HTMLStyleElement {
    const element = document.createElement('style');
    element.textContent = text;
    return element;
  }

  function withAddressesSeenFrom(href: string, text: string): string {
    return text.replace(/url\((["']?)(?!data:)([^"')]+)/g, (_, quote, address) =>
      ['url(', quote, new URL(address, href).href].join(''),
    );
  }

  async function stylesInSight(): Promise<string> {
    const elements = Array.from(document.querySelectorAll('html, body, body *')).filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const covers = elements.filter(isCover);
    const seen = (await inSight(elements)).filter((entry) => !isUnder(entry, covers));
    return seen.map(({ target }) => stylesOf(target)).join('\n');
  }

  function inSight(all: Element[]): Promise<IntersectionObserverEntry[]> {
    return new Promise((resolve) => {
      if (all.length === 0) return resolve([]);
      // Pictures go on below the window.
      const observer = new IntersectionObserver(
        (entries) => {
          observer.disconnect();
          resolve(entries.filter(isInSight));
        },
        { rootMargin: '0px 0px 100000px' },
      );
      for (const element of all) observer.observe(element);
    });
  }

  function isInSight({ intersectionRect: { width, height } }: IntersectionObserverEntry): boolean {
    return width > 0 && height > 0;
  }

  /** It stays in its place above what scrolls, on a ground of its own. */
  function isCover(element: Element): boolean {
    const { position, backgroundColor } = getComputedStyle(element);
    return /fixed|sticky/.test(position) && !/rgba|\/|transparent/.test(backgroundColor);
  }

  /** What comes later in the document lies above. */
  function isUnder(entry: IntersectionObserverEntry, covers: Element[]): boolean {
    const { target, intersectionRect: seen } = entry;
    return covers.some((cover) => {
      const box = cover.getBoundingClientRect();
      const isAbove = target.compareDocumentPosition(cover) === Node.DOCUMENT_POSITION_FOLLOWING;
      const [left, right] = [box.left <= seen.left, seen.right <= box.right];
      return isAbove && left && right && box.top <= seen.top && seen.bottom <= box.bottom;
    });
  }

  function stylesOf(element: Element): string {
    const each = [undefined, '::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter(({ content }) => content !== 'none')
      .map((styles) => Array.from(styles, (name) => styles.getPropertyValue(name)).join(';'));
    return [element.tagName, ...each].join('|');
  }
}
