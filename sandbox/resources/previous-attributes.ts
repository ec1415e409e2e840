type Fields = Record<string, unknown>;

/**
 * The previous values of changed fields, as events report them. Hashes include only changed keys,
 * with null for added ones. Arrays are included whole.
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
