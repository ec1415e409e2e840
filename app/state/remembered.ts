import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';
import type { PreferenceKey } from './personal-storage.ts';

/**
 * What this browser remembers of how someone likes to work. It is the default while nothing valid is
 * stored, and lasts as long as the page where the browser forbids storage.
 */
export function rememberedAtom<const Schema extends v.GenericSchema>(
  key: PreferenceKey,
  schema: Schema,
  byDefault: v.InferOutput<Schema>,
) {
  type Value = v.InferOutput<Schema>;
  const unstored = new Map<string, Value>();

  function read(): Value {
    try {
      const text = localStorage.getItem(key);
      const parsed = v.safeParse(schema, text === null ? undefined : JSON.parse(text));
      if (parsed.success) return parsed.output;
    } catch {}
    return unstored.get(key) ?? byDefault;
  }

  return atomWithStorage<Value>(
    key,
    byDefault,
    {
      getItem: read,
      setItem(_key, value) {
        try {
          localStorage.setItem(key, JSON.stringify(value));
          unstored.clear();
        } catch {
          unstored.set(key, value);
        }
      },
      removeItem: () => {},
      /** Follows other tabs. */
      subscribe(_key, onChange) {
        const onStorage = (event: StorageEvent) => {
          if (event.key === key || event.key === null) onChange(read());
        };
        addEventListener('storage', onStorage);
        return () => removeEventListener('storage', onStorage);
      },
    },
    { getOnInit: true },
  );
}
