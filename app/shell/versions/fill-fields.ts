import { setNativeValue } from '../../../ui/set-native-value.ts';

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
