import { flattenPalette } from '../contrast.ts';
import { vars } from '../theme.css.ts';
import { isStyle, type Style } from './read-styles.ts';

/** The colors a rule uses in one of its states, by palette name. */
export type PaintedColors = {
  /** The text color. */
  foreground?: string;
  background?: string;
  /** Borders, outlines and shapes. */
  marks: string[];
};

const names = new Map([...flattenPalette(vars.color)].map(([name, variable]) => [variable, name]));
const edges = /^(border|outline)|^(boxShadow|fill|stroke|accentColor|textDecoration)|Color$/;

/** Every state of a rule, with what it inherits from the rule around it. */
export function listPaintedStates(
  style: Style,
  around: PaintedColors = { marks: [] },
): PaintedColors[] {
  const own = { ...around, ...painted(style) };
  const groups = Object.values(style).filter(isStyle);
  const nested = groups.flatMap((group) => Object.values(group).filter(isStyle));
  return [own, ...nested.flatMap((inner) => listPaintedStates(inner, own))];
}

function painted(style: Style): PaintedColors {
  const found: PaintedColors = { marks: [] };
  for (const [property, value] of Object.entries(style)) {
    const used = namesIn(value);
    const whole = typeof value === 'string' && names.get(value);
    if (property === 'color') found.foreground = whole || undefined;
    else if (/^background(Color)?$/.test(property)) {
      found.background = whole || undefined;
      if (!whole) found.marks.push(...used);
    } else if (edges.test(property)) found.marks.push(...used);
  }
  return found;
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return [...value.matchAll(/var\([^)]+\)/g)].flatMap(([variable]) => names.get(variable) ?? []);
}
