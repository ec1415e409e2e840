import type { Radii, Typefaces } from '../brand.ts';
import type { Finding } from './finding.ts';

const generic = /^(?:(?:ui-)?(?:sans-serif|serif|monospace|rounded)|system-ui|cursive)$/;
const pixels = /^\d+(?:\.\d+)?px$/;
const order = ['small', 'medium', 'large'] as const;

/** Finds font stacks that leave the choice of a replacement to the browser. */
export function checkTypefaces(typefaces: Typefaces): Finding[] {
  return Object.entries(typefaces).flatMap(([name, stack]) => {
    const last = stack.split(',').at(-1)?.trim() ?? '';
    if (generic.test(last)) return [];
    return [
      {
        rule: 'typeface',
        tokens: [`font.${name}`],
        problem: `The ${name} stack doesn’t end with a generic family.`,
        measured: last || 'nothing',
        required: 'sans-serif, serif or monospace',
        fix: `Add ${name === 'mono' ? 'monospace' : 'sans-serif'} at the end.`,
      },
    ];
  });
}

/** Finds radii that can't be read or that are out of order. */
export function checkRadii(radii: Radii): Finding[] {
  const malformed = Object.entries(radii).filter(([, value]) => !pixels.test(value));
  if (malformed.length > 0) {
    return malformed.map(([name, value]) => ({
      rule: 'radius',
      tokens: [`radius.${name}`],
      problem: `The ${name} radius is “${value}”, which isn’t a size in px.`,
      measured: value,
      required: 'a number and px',
      fix: 'Write it as a number and px, such as 6px.',
    }));
  }
  return order.slice(1).flatMap((name, index) => {
    const smaller = order[index] ?? 'small';
    if (Number.parseFloat(radii[name]) >= Number.parseFloat(radii[smaller])) return [];
    return [
      {
        rule: 'radius',
        tokens: [`radius.${name}`, `radius.${smaller}`],
        problem: `The ${name} radius is smaller than the ${smaller} one.`,
        measured: radii[name],
        required: `at least ${radii[smaller]}`,
        fix: `Make the ${name} radius at least ${radii[smaller]}.`,
      },
    ];
  });
}
