import type { AfterEach, Renderer } from 'storybook/internal/types';
import { vars } from '#theme';
import { colorPairs, flattenPalette } from '../ui/contrast.ts';
import { hasForcedColors } from './emulate-forced-colors.ts';

type TokenNames = Map<string, string[]>;

const listedPairs = new Set(
  colorPairs.map(({ foreground, background }) => `${foreground} on ${background}`),
);
const tokens = flattenPalette(vars.color);

/** Fails a story that shows text on a background for which no contrast is checked. */
export const checkColorPairs: AfterEach<Renderer> = ({ viewMode }) => {
  if (viewMode !== 'story' || !hasColors() || hasForcedColors()) return;
  const unlisted = findUnlistedPairs();
  if (unlisted.length > 0) {
    throw new Error(`ui/contrast.ts does not list: ${unlisted.join('; ')}`);
  }
};

/** happy-dom, which component tests run in, computes no colors. */
function hasColors(): boolean {
  return readToken(vars.color.ink, getComputedStyle(document.documentElement)) !== '';
}

function findUnlistedPairs(): string[] {
  const cache = new Map<Element, TokenNames>();
  const unlisted = new Map<string, string>();
  for (const element of findElementsWithText()) {
    const background = findBackground(element);
    const textTokens = namesOf(getComputedStyle(element).color, element, cache);
    const backgroundTokens = namesOf(
      getComputedStyle(background).backgroundColor,
      background,
      cache,
    );
    const pairs = textTokens.flatMap((text) =>
      backgroundTokens.map((back) => `${text} on ${back}`),
    );
    if (pairs.some((pair) => listedPairs.has(pair))) continue;
    unlisted.set(pairs.join(' or '), element.textContent?.trim().slice(0, 40) ?? '');
  }
  return [...unlisted].map(([pairs, text]) => `${pairs} (“${text}”)`);
}

function findElementsWithText(): Element[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<Element>(document.querySelectorAll('input, select, textarea'));
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement && nodeValue?.trim()) found.add(parentElement);
  }
  return [...found].filter(
    (element) =>
      // The customer’s, in the sketch of their website.
      !element.closest('body > [class^="sb-"], [data-customer-colors]') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

/** The nearest element with an opaque background. */
function findBackground(element: Element): Element {
  const isOpaque = getComputedStyle(element).backgroundColor.startsWith('rgb(');
  return isOpaque || !element.parentElement ? element : findBackground(element.parentElement);
}

/** The tokens with this color in the element's theme. A page may show several themes. */
function namesOf(color: string, element: Element, cache: Map<Element, TokenNames>): string[] {
  const themed = element.closest('[data-theme]') ?? document.documentElement;
  const names = cache.get(themed) ?? namesInTheme(themed);
  cache.set(themed, names);
  return names.get(color) ?? [`no token (${color})`];
}

function namesInTheme(themed: Element): TokenNames {
  const style = getComputedStyle(themed);
  const names: TokenNames = new Map();
  for (const [name, variable] of tokens) {
    const color = toRgb(readToken(variable, style));
    names.set(color, [...(names.get(color) ?? []), name]);
  }
  return names;
}

function readToken(variable: string, style: CSSStyleDeclaration): string {
  return style.getPropertyValue(variable.slice('var('.length, -1)).trim();
}

/** `#fff` and `#ffffff` in the notation of computed styles. */
function toRgb(hex: string): string {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const value = Number.parseInt(digits.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}
