declare global {
  interface Window {
    /** Elements that make the page scroll sideways with text at 200%, in both directions. */
    findOverflow(): string[];
    /** Selected, checked, current, disabled and focused elements that look as if they weren't. */
    findInvisibleStates(): string[];
  }
}

/** Runs in the browser before Storybook, so it must not refer to anything outside of itself. */
export function installRobustnessAgent(): void {
  const states: [selector: string, attribute: string, off: string | undefined][] = [
    ['[aria-selected="true"]', 'aria-selected', 'false'],
    ['[aria-checked="true"]', 'aria-checked', 'false'],
    ['[aria-pressed="true"]', 'aria-pressed', 'false'],
    // The end of a path is no link, which is difference enough.
    [':is(a, button, li, tr)[aria-current]:not([aria-current="false"])', 'aria-current', undefined],
    ['[aria-disabled="true"]', 'aria-disabled', 'false'],
    ['[data-highlighted]', 'data-highlighted', undefined],
  ];
  const focusable =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
  const painted = [
    'color',
    'backgroundImage',
    'textDecorationLine',
    'fontWeight',
    'opacity',
    'visibility',
    'display',
    'transform',
    'translate',
    'insetInlineStart',
    'marginInlineStart',
    'justifyContent',
    'justifySelf',
    'content',
  ] as const;

  window.findOverflow = () => {
    const page = document.documentElement;
    const { dir } = page;
    page.style.fontSize = '200%';
    const found = ['ltr', 'rtl'].flatMap((direction) => {
      page.dir = direction;
      return findWide().map((problem) => `${problem} with text at 200%, ${direction}`);
    });
    page.style.fontSize = '';
    page.dir = dir;
    return found;
  };

  function findWide(): string[] {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = visible('body *').filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > width + 1 || left < -1) && !isClipped(element);
    });
    // Only the innermost elements: they push the others.
    const inner = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    const names = new Set(inner.slice(0, 3).map(nameOf));
    return [...names, ...(names.size === 0 ? ['the page'] : [])].map(
      (name) => `${name} is wider than the page (${document.documentElement.scrollWidth} px)`,
    );
  }

  window.findInvisibleStates = () => [
    ...findInvisibleAttributes(),
    ...findInvisibleChecks(),
    ...findInvisibleFocus(),
  ];

  function findInvisibleAttributes(): string[] {
    return states.flatMap(([selector, attribute, off]) =>
      visible(selector)
        .filter(
          (element) =>
            !differs(element, () => withoutAttribute(element, attribute, off)) &&
            !differsFromSibling(element, selector),
        )
        .map((element) => `${nameOf(element)} looks the same without ${attribute}`),
    );
  }

  /** A part of the element may show the state, such as the marker of a step. */
  function differsFromSibling(element: Element, selector: string): boolean {
    const others = [...(element.parentElement?.children ?? [])];
    const other = others.find(
      (one) => one.localName === element.localName && one !== element && !one.matches(selector),
    );
    return other !== undefined && signatureOf(other) !== signatureOf(element);
  }

  function findInvisibleChecks(): string[] {
    const boxes = document.querySelectorAll<HTMLInputElement>(
      'input:is([type=checkbox], [type=radio])',
    );
    return [...boxes]
      .filter((box) => {
        // The browser paints the state itself.
        if (getComputedStyle(box).appearance === 'auto') return false;
        const whole = box.closest('label') ?? box.parentElement ?? box;
        return !differs(whole, () => {
          const { checked } = box;
          box.checked = !checked;
          return () => {
            box.checked = checked;
          };
        });
      })
      .map((box) => `${nameOf(box)} looks the same when it is not checked`);
  }

  function findInvisibleFocus(): string[] {
    const active = document.activeElement;
    // Menus highlight the item with focus by an attribute, one render later. Radix’s guards pass
    // the focus on.
    const elements = visible(focusable, true).filter(
      (one) => !one.closest('[role="menu"], [data-radix-focus-guard]'),
    );
    const hidden = elements.filter((element) => {
      if (element instanceof HTMLElement) element.blur();
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      const read = () => around.map((one) => (one ? signatureOf(one) : '')).join();
      const before = read();
      if (element instanceof HTMLElement) {
        const options: FocusOptions & { focusVisible: boolean } = {
          preventScroll: true,
          focusVisible: true,
        };
        element.focus(options);
      }
      return document.activeElement === element && read() === before;
    });
    if (active instanceof HTMLElement) active.focus({ preventScroll: true });
    return hidden.map((element) => `${nameOf(element)} looks the same with focus`);
  }

  function differs(element: Element, change: () => () => void): boolean {
    const before = signatureOf(element);
    const undo = change();
    const after = signatureOf(element);
    undo();
    return before !== after;
  }

  function withoutAttribute(element: Element, attribute: string, off: string | undefined) {
    const value = element.getAttribute(attribute) ?? '';
    const state = element.getAttribute('data-state');
    if (off === undefined) element.removeAttribute(attribute);
    else element.setAttribute(attribute, off);
    if (state) element.setAttribute('data-state', 'inactive');
    return () => {
      element.setAttribute(attribute, value);
      if (state) element.setAttribute('data-state', state);
    };
  }

  /** What an element and its contents look like, apart from their texts. */
  function signatureOf(element: Element): string {
    const parts = [element, ...element.querySelectorAll('*')];
    return parts
      .flatMap((part) => [null, '::before', '::after'].map((pseudo) => paintOf(part, pseudo)))
      .join('\n');
  }

  function paintOf(element: Element, pseudo: string | null): string {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return '';
    return [
      ...painted.map((property) => style[property]),
      // Without its alpha, a transparent background has the color of the page, as it looks.
      style.backgroundColor.replace(/^rgba\((.*), 0\)$/, 'rgb($1)'),
      readLine(style.outlineStyle, style.outlineWidth, style.outlineColor),
      readLine(style.borderTopStyle, style.borderTopWidth, style.borderTopColor),
      readLine(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor),
      readLine(
        style.borderInlineStartStyle,
        style.borderInlineStartWidth,
        style.borderInlineStartColor,
      ),
    ].join();
  }

  /** The color of a line that isn't drawn makes no difference. */
  function readLine(lineStyle: string, width: string, color: string): string {
    return lineStyle === 'none' || width === '0px' ? 'none' : `${lineStyle} ${width} ${color}`;
  }

  function visible(selector: string, alsoTransparent = false): Element[] {
    return [...document.body.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: !alsoTransparent, visibilityProperty: true }) &&
        !element.closest('body > [class^="sb-"]'),
    );
  }

  function isClipped(element: Element): boolean {
    for (
      let parent = element.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      if (getComputedStyle(parent).overflowX !== 'visible') return true;
    }
    return false;
  }

  function nameOf(element: Element): string {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .slice(0, 30);
    const role = element.getAttribute('role') ?? element.localName;
    return `${role} “${text}” (${element.className.toString().split(' ')[0]?.split('_')[0]})`;
  }
}
