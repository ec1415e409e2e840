import { describeHours } from '#contract/promised-time';
import { defaultsOf } from '#contract/section-defaults';
import { terms } from '#contract/terms';

type Value = Record<string, unknown>;

/**
 * A section after the promise changed from `before` to `after` hours: default texts say the new one.
 * What an admin wrote stays.
 */
export function updateDeliveryTexts(
  section: 'delivery' | 'claims' | 'brand',
  value: Value,
  { before, after }: { before: number; after: number },
): Value {
  const defaults: Value = defaultsOf(section);
  return Object.fromEntries(
    Object.entries(value).map(([name, current]) => [
      name,
      update(current, [defaults[name]].flat()),
    ]),
  );

  function update(current: unknown, sources: readonly unknown[]): unknown {
    if (Array.isArray(current)) return current.map((line) => update(line, sources));
    const source = sources.find((text) => textFor(text, before) === current);
    return source === undefined ? current : textFor(source, after);
  }
}

/** A default text, for a promise of other hours than the default's. */
function textFor(source: unknown, hours: number): unknown {
  if (typeof source !== 'string') return source;
  const range = rangeOf(hours / 2, hours);
  if (source === terms.credentialsWithinHours) return range;
  return source
    .replace('24-48 hours', describeHours(range))
    .replace('24-36 hours', describeHours(rangeOf(hours / 2, hours * 0.75)))
    .replace(/(?<!-)48 hours/, describeHours(hours))
    .replace('two days', describeInWords(hours));
}

function rangeOf(from: number, to: number): string {
  const [least, most] = [Math.ceil(from), Math.ceil(to)];
  return least === most ? String(most) : `${least}-${most}`;
}

function describeInWords(hours: number): string {
  const days = ['', 'one day', 'two days', 'three days', 'four days', 'five days', 'six days'];
  return days[hours / 24] ?? describeHours(hours);
}
