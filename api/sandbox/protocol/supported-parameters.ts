import { notSpoken } from './errors.ts';

/**
 * Refuses a parameter that the provider knows and the sandbox leaves out. `spoken` names what it
 * takes: 'metadata' with all inside it, 'line_items.price' only that field of each line.
 */
export function refuseUnspoken(params: object, spoken: string[], path = '', shown = ''): void {
  for (const [key, value] of Object.entries(params)) {
    const here = path === '' ? key : `${path}.${key}`;
    const name = shown === '' ? key : `${shown}[${key}]`;
    if (spoken.includes(here)) continue;
    if (!spoken.some((entry) => entry.startsWith(`${here}.`))) {
      throw notSpoken(`the parameter ${name}`, name);
    }
    for (const [index, item] of Array.isArray(value) ? value.entries() : [['', value] as const]) {
      if (item !== null && typeof item === 'object') {
        refuseUnspoken(item, spoken, here, index === '' ? name : `${name}[${index}]`);
      }
    }
  }
}
