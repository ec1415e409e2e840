import { setNativeValue } from '../../ui/set-native-value.ts';

/** People do not see this field, so what it holds is no person's text and is never kept. */
export const honeypotName = 'website';

/** The texts of a form, by field name. */
export type Texts = Record<string, string>;

export function readTexts(form: HTMLFormElement): Texts {
  const texts: Texts = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && name !== honeypotName) texts[name] = value;
  }
  return texts;
}

/** The names of the fields that someone typed into since the page was loaded. */
export function readTypedNames(form: HTMLFormElement): string[] {
  const isTyped = (field: Element) => isText(field) && field.value !== field.defaultValue;
  return [...form.elements].filter(isTyped).map((field) => field.getAttribute('name') ?? '');
}

/** Writes texts back into a form's fields; those of missing fields are left out. */
export function fillTexts(form: HTMLFormElement, texts: Texts): void {
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
  return (field !== null && isText(field)) || field instanceof HTMLSelectElement;
}

function isText(field: Element) {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
