import { setNativeValue } from '../../ui/set-native-value.ts';

/** The field that people do not see: nobody's words, so it is never kept. */
export const honeypotName = 'website';

/** What stands in a form, by field name. */
export function readTexts(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && name !== honeypotName) texts[name] = value;
  }
  return texts;
}

/** Writes texts back into a form's fields; one that is not there any more is left out. */
export function fillTexts(form: HTMLFormElement, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) fill(form.elements.namedItem(name), text);
}

function fill(field: Element | RadioNodeList | null, text: string): void {
  if (field instanceof RadioNodeList) {
    for (const radio of field) {
      if (radio instanceof HTMLInputElement) radio.checked = radio.value === text;
    }
  } else if (isWritable(field)) {
    setNativeValue(field, text);
  }
}

function isWritable(field: Element | null) {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  );
}
