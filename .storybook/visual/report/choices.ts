import { make } from './dom.ts';

/** Radios that look like a row of buttons; the first is chosen. Gives back how a key chooses one. */
export function drawChoices<Value extends string>(
  group: HTMLFieldSetElement,
  values: readonly Value[],
  labelOf: (value: Value) => string,
  choose: (value: Value) => void,
): (value: Value) => void {
  const radios = new Map<Value, HTMLInputElement>();
  for (const value of values) {
    const radio = make('input', { type: 'radio', name: group.id, checked: radios.size === 0 });
    radio.addEventListener('change', () => choose(value));
    radios.set(value, radio);
    group.append(make('label', { className: 'choice' }, radio, labelOf(value)));
  }
  return (value) => radios.get(value)?.click();
}
