import { notSupported } from './errors.ts';

/**
 * Rejects parameters that the provider has and the sandbox lacks. In `supported`, 'metadata' covers
 * everything inside it, 'line_items.price' only that field of each item.
 */
export function rejectUnsupported(
  params: object,
  supported: string[],
  path = '',
  shown = '',
): void {
  for (const [key, value] of Object.entries(params)) {
    const here = path === '' ? key : `${path}.${key}`;
    const name = shown === '' ? key : `${shown}[${key}]`;
    if (supported.includes(here)) continue;
    if (!supported.some((entry) => entry.startsWith(`${here}.`))) {
      throw notSupported(`the parameter ${name}`, name);
    }
    for (const [index, item] of Array.isArray(value) ? value.entries() : [['', value] as const]) {
      if (item !== null && typeof item === 'object') {
        rejectUnsupported(item, supported, here, index === '' ? name : `${name}[${index}]`);
      }
    }
  }
}
