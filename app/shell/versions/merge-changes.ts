import { setNativeValue } from '../../../ui/set-native-value.ts';

/** What a form began with, what it has now, and what someone else has stored since. */
export type Sides<Fields> = { base: Fields; mine: Fields; theirs: Fields };

/** `adopted`: fields that only they changed. `asked`: fields that both changed, which stay mine. */
export type Merge<Fields> = {
  merged: Fields;
  adopted: (keyof Fields & string)[];
  asked: (keyof Fields & string)[];
};

/**
 * Merges two changes of one version, field by field. `comparable`: the fields without what is no
 * part of their values.
 */
export function mergeChanges<Fields extends object>(
  { base, mine, theirs }: Sides<Fields>,
  comparable: (fields: Fields) => Record<keyof Fields, unknown> = (fields) => fields,
): Merge<Fields> {
  const [from, own, others] = [base, mine, theirs].map((side) => {
    const values = comparable(side);
    return (name: keyof Fields) => serialize(values[name]);
  }) as [Read<Fields>, Read<Fields>, Read<Fields>];
  const names = Object.keys(theirs) as (keyof Fields & string)[];
  const changed = names.filter((name) => others(name) !== from(name) && others(name) !== own(name));
  const adopted = changed.filter((name) => own(name) === from(name));
  const merged = { ...mine };
  for (const name of adopted) merged[name] = theirs[name];
  return { merged, adopted, asked: changed.filter((name) => !adopted.includes(name)) };
}

type Read<Fields> = (name: keyof Fields) => string;

/** Equal for values that are stored alike: missing and empty ones, texts apart from spaces around them. */
function serialize(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) => {
    if (typeof part === 'string') return part.trim() || null;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const entries = Object.entries(part).filter(([, one]) => (one ?? '') !== '');
    return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** Sets uncontrolled fields of a form, as if they had been typed. */
export function fillFields<Fields extends object>(
  form: HTMLFormElement | null,
  values: Fields,
  names: readonly (keyof Fields & string)[],
): void {
  for (const name of names) {
    const field = form?.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      setNativeValue(field, String(values[name] ?? ''));
    }
  }
}
