import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { focusField, listFields } from '#ui/focus-field';
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
  /** Where the fields are in what `send` sends, with a dot at the end, such as `value.`. */
  sentAt?: string;
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
  const { read = readFilledFields, sentAt = '' } = options;
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
      const refused = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      const faults = refused.map(({ path, message }) => ({
        path: path.startsWith(sentAt) ? path.slice(sentAt.length) : path,
        message,
      }));
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
    if (errors[name]) setErrors(({ [name]: _corrected, ...others }) => others);
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
  focusField(
    form,
    listFields(form).find((name) => refused[name]),
  );
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
