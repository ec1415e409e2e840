import { invalid } from '../protocol/errors.ts';

export type Metadata = Record<string, string>;
export type MetadataParam = Record<string, string | null> | '' | null | undefined;

/** Adds and replaces keys. An empty value removes a key, an empty parameter removes all. */
export function mergeMetadata(current: Metadata, param: MetadataParam): Metadata {
  if (param === undefined) return current;
  if (param === '' || param === null) return {};
  const merged = new Map(Object.entries(current));
  for (const [key, value] of Object.entries(param)) {
    check(key, value);
    if (value === null || value === '') merged.delete(key);
    else merged.set(key, value);
  }
  if (merged.size > 50) throw invalid('Metadata can have up to 50 keys.', 'metadata');
  return Object.fromEntries(merged);
}

function check(key: string, value: string | null): void {
  if ([...key].length > 40) {
    throw invalid(`Invalid key: ${key} must be a string under 40 characters`, 'metadata');
  }
  const length = value === null ? 0 : [...value].length;
  if (length > 500) {
    const message = `Metadata values can have up to 500 characters, but you passed in a value that is ${length} characters.`;
    throw invalid(message, `metadata[${key}]`);
  }
}
