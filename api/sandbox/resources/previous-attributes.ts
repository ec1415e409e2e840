type Fields = Record<string, unknown>;

/**
 * What an object's changed fields held before, as events tell it: of a hash only the keys that
 * changed, an added one as null; of an array all of it.
 */
export function previousAttributes(before: object, after: object): Fields {
  const [old, present]: [Fields, Fields] = [{ ...before }, { ...after }];
  const keys = new Set([...Object.keys(old), ...Object.keys(present)]);
  const changed = [...keys].filter((key) => !Bun.deepEquals(old[key], present[key]));
  return Object.fromEntries(changed.map((key) => [key, previous(old[key], present[key])]));
}

function previous(old: unknown, present: unknown): unknown {
  return isHash(old) && isHash(present) ? previousAttributes(old, present) : (old ?? null);
}

function isHash(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
