import type { AfterEach, Renderer } from 'storybook/internal/types';
import { vars } from '#theme';
import { colorPairs, flattenPalette } from '../ui/contrast.ts';

type Names = Map<string, string[]>;

const listed = new Set(
  colorPairs.map(({ foreground, background }) => `${foreground} on ${background}`),
);
const variables = flattenPalette(vars.color);

/** Fails a story that shows text on a ground nobody has measured it on. */
export const keepToListedPairs: AfterEach<Renderer> = ({ viewMode }) => {
  if (viewMode !== 'story' || !hasColors() || matchMedia('(forced-colors: active)').matches) return;
  const strangers = strangersOnPage();
  if (strangers.length > 0) {
    throw new Error(`ui/contrast.ts does not list: ${strangers.join('; ')}`);
  }
};

/** The imitation of a browser that tests run in has none. */
function hasColors(): boolean {
  return colorBehind(vars.color.ink, getComputedStyle(document.documentElement)) !== '';
}

function strangersOnPage(): string[] {
  const known = new Map<Element, Names>();
  const seen = new Map<string, string>();
  for (const element of elementsWithText()) {
    const ground = groundOf(element);
    const inks = namesOf(getComputedStyle(element).color, element, known);
    const grounds = namesOf(getComputedStyle(ground).backgroundColor, ground, known);
    const pairs = inks.flatMap((ink) => grounds.map((under) => `${ink} on ${under}`));
    if (pairs.some((pair) => listed.has(pair))) continue;
    seen.set(pairs.join(' or '), element.textContent?.trim().slice(0, 40) ?? '');
  }
  return [...seen].map(([pairs, words]) => `${pairs} (“${words}”)`);
}

function elementsWithText(): Element[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<Element>(document.querySelectorAll('input, select, textarea'));
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement && nodeValue?.trim()) found.add(parentElement);
  }
  return [...found].filter(
    (element) =>
      !element.closest('body > [class^="sb-"]') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

/** The nearest thing behind the words that one cannot see through. */
function groundOf(element: Element): Element {
  const isOpaque = getComputedStyle(element).backgroundColor.startsWith('rgb(');
  return isOpaque || !element.parentElement ? element : groundOf(element.parentElement);
}

/** What a color is called where an element stands: a page may show several themes. */
function namesOf(color: string, element: Element, known: Map<Element, Names>): string[] {
  const themed = element.closest('[data-theme]') ?? document.documentElement;
  const names = known.get(themed) ?? namesUnder(themed);
  known.set(themed, names);
  return names.get(color) ?? [`no token (${color})`];
}

function namesUnder(themed: Element): Names {
  const style = getComputedStyle(themed);
  const names: Names = new Map();
  for (const [name, variable] of variables) {
    const color = asComputed(colorBehind(variable, style));
    names.set(color, [...(names.get(color) ?? []), name]);
  }
  return names;
}

function colorBehind(variable: string, style: CSSStyleDeclaration): string {
  return style.getPropertyValue(variable.slice('var('.length, -1)).trim();
}

/** `#fff` and `#ffffff` as the browser gives them back. */
function asComputed(hex: string): string {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const whole = Number.parseInt(digits.slice(1), 16);
  return `rgb(${whole >> 16}, ${(whole >> 8) & 255}, ${whole & 255})`;
}
