import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '../data/api-error.ts';
import { getErrorMessage } from '../data/error-message.ts';
import { useDismissToast } from '../state/toasts.ts';

/** By field name, in the contract's words. */
export type FormErrors = Partial<Record<string, string>>;

export type Form = ReturnType<typeof useForm>['form'];

type Options<Schema extends v.GenericSchema> = {
  schema: Schema;
  /** Reads the fields for the schema. By default an empty field is left out. */
  read?: (form: HTMLFormElement) => Record<string, unknown>;
  /** Gets the schema's output. */
  send: (values: v.InferOutput<Schema>) => Promise<unknown>;
  /**
   * Gets the sentence for a person and the reason when sending failed, unless a field of the form is at
   * fault and shows it. What was typed stays. If it answers the id of a toast, that is dismissed once
   * sending succeeds.
   */
  onFailed: (sentence: string, error: unknown) => unknown;
  /** The sentence where the server gave none. */
  fallback?: string;
  /** Calls `onFailed` for a field at fault too, where a toast has to name each failure. */
  toastsEachFailure?: boolean;
};

/**
 * An uncontrolled form, so that input from before hydration is kept. It is validated on submit: the
 * first invalid field gets the focus, and its error disappears once it is edited.
 */
export function useForm<Schema extends v.GenericSchema>(options: Options<Schema>) {
  const { read = readFilledFields } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [pending, setPending] = useState(false);
  const dismissToast = useDismissToast();
  const failureToast = useRef<unknown>(undefined);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || !ref.current) return;
    const unread = findUnread(ref.current);
    if (unread) return unread.focus();
    const { success, output, issues } = v.safeParse(options.schema, read(ref.current));
    if (!success) return refuse(Object.fromEntries(issues.map(toEntry)));
    setErrors({});
    setPending(true);
    try {
      await options.send(output);
      if (typeof failureToast.current === 'string') dismissToast(failureToast.current);
    } catch (error) {
      const faults = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      refuse(Object.fromEntries(faults.map(({ path, message }) => [path, message])));
      const areShown = faults.length > 0 && faults.every(({ path }) => hasField(ref.current, path));
      if (areShown && !options.toastsEachFailure) return;
      const sentence = getErrorMessage(error, options.fallback) ?? '';
      failureToast.current = options.onFailed(sentence, error);
    } finally {
      setPending(false);
    }
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    const name = nameOf(event.target);
    if (errors[name]) setErrors(({ [name]: _mended, ...others }) => others);
  }

  function refuse(found: FormErrors) {
    setErrors(found);
    focusFirst(ref.current, found);
  }

  return {
    /** For the form's element. */
    form: { ref, onSubmit, onChange, noValidate: true, method: 'dialog' } as const,
    errors,
    pending,
    clear: () => ref.current?.reset(),
    /** Clears the errors when the fields change. The next submit validates again. */
    forgetErrors: () => setErrors({}),
  };
}

/** A number field whose text the browser can't read, and answers with none. It says so itself. */
function findUnread(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll('input')].find(({ validity }) => validity?.badInput);
}

/** Whether people see a field of that name in the form, which then shows its error. */
function hasField(form: HTMLFormElement | null, name: string): boolean {
  const fields = [...(form?.elements ?? [])].filter(
    (field) => !field.matches('[type=hidden], [hidden]'),
  );
  return fields.some((field) => nameOf(field) === name);
}

/** Moves the focus to the field that was refused first on the screen, whatever the schema's order. */
function focusFirst(form: HTMLFormElement | null, refused: FormErrors): void {
  const first = [...(form?.elements ?? [])].map(nameOf).find((name) => name && refused[name]);
  focusField(form, first);
}

/** Moves the focus to a field by its name, to the first of a group. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const named = name ? form?.elements.namedItem(name) : null;
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return;
  for (let folded = control.closest('details'); folded; ) {
    folded.open = true;
    folded = folded.parentElement?.closest('details') ?? null;
  }
  control.focus();
  // The browser shows the control alone, and may leave its label under the header.
  labelOf(control)?.scrollIntoView({ block: 'nearest' });
}

/** What says what a control is for: its label, of a group its legend. */
function labelOf(control: HTMLElement): Element | null | undefined {
  const legend = control.closest('fieldset')?.querySelector('legend');
  const isOneOfMany = control instanceof HTMLInputElement && control.type === 'radio';
  if (isOneOfMany && legend) return legend;
  return 'labels' in control ? (control as HTMLInputElement).labels?.[0] : null;
}

function nameOf(target: EventTarget): string {
  const named =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return named ? target.name : '';
}

function toEntry(issue: v.BaseIssue<unknown>): [string, string] {
  return [v.getDotPath(issue) ?? '', issue.message];
}

function readFilledFields(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));
}
