import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { focusField, listFields } from '../focus-field/focus-field.tsx';
import { TextLink } from '../link/link.tsx';
import { List } from '../list/list.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { Notice } from '../notice/notice.tsx';
import { Stack } from '../stack/stack.tsx';

/** What is wrong and how to fix it, by the name of the field. */
export type FormErrors<Name extends string = string> = Partial<Record<Name, string>>;

// biome-ignore lint/suspicious/noConfusingVoidType: most handlers answer nothing
type Refusal<Name extends string> = FormErrors<Name> | void;

/** The fields, what is checked, and what happens then. */
export type FormProps<Name extends string> = {
  /** The fields. Give each the error of its name as `error`. */
  children: (errors: FormErrors<Name>, isPending: boolean) => ReactNode;
  /** Answers what is wrong. Called on submit, and then on each change until it is right. */
  check?: (data: FormData) => FormErrors<Name>;
  /** Called if nothing is wrong. It can answer what the server refused, by the name of the field. */
  onSubmit: (data: FormData) => Refusal<Name> | Promise<Refusal<Name>>;
  'aria-label'?: string;
  /** For a submit button outside of the form. */
  id?: string;
};

/**
 * Checks the fields on submit. Errors appear at their fields and, if there are several, in a list above them; the
 * first wrong field gets the focus.
 */
export function Form<Name extends string>(props: FormProps<Name>) {
  const {
    children,
    check = () => ({}),
    onSubmit,
    summaryTitle = (count: number) => `Correct ${count} fields`,
    'aria-label': label,
    id,
  } = useLocaleTexts('Form', props);
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors<Name>>({});
  const [isPending, setPending] = useState(false);

  function refuse(found: FormErrors<Name>) {
    setErrors(found);
    const first = listFields(ref.current).find((name) => found[name as Name]);
    focusField(ref.current, first);
    return first !== undefined;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || !ref.current) return;
    const data = new FormData(ref.current);
    if (refuse(check(data))) return;
    setPending(true);
    try {
      const refused = await onSubmit(data);
      if (refused) refuse(refused);
    } finally {
      setPending(false);
    }
  }

  function recheck() {
    if (!ref.current) return;
    const found = check(new FormData(ref.current));
    setErrors((earlier) => keepErrors(earlier, found));
  }

  return (
    <form ref={ref} id={id} aria-label={label} noValidate onSubmit={submit} onChange={recheck}>
      <Stack gap="l">
        <ErrorSummary errors={errors} form={ref} title={summaryTitle} />
        {children(errors, isPending)}
      </Stack>
    </form>
  );
}

type ErrorSummaryProps = {
  errors: FormErrors;
  form: RefObject<HTMLFormElement | null>;
  title: (count: number) => string;
};

/** Several errors of a form above its fields, each a link to its field. */
function ErrorSummary({ errors, form, title }: ErrorSummaryProps) {
  const wrong = Object.keys(errors).filter((name) => errors[name]);
  if (wrong.length < 2) return null;
  const order = listFields(form.current);
  const links = wrong
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((name) => (
      <TextLink
        key={name}
        href={`#${name}`}
        onClick={(event) => {
          event.preventDefault();
          focusField(form.current, name);
        }}
      >
        {errors[name]}
      </TextLink>
    ));
  return (
    <Notice tone="critical" title={title(wrong.length)}>
      <List items={links} />
    </Notice>
  );
}

/** A field that is right now loses its error; one that is wrong gets none while others are corrected. */
function keepErrors<Name extends string>(
  earlier: FormErrors<Name>,
  found: FormErrors<Name>,
): FormErrors<Name> {
  const kept = Object.keys(earlier).filter((name) => found[name as Name]);
  return Object.fromEntries(kept.map((name) => [name, found[name as Name]])) as FormErrors<Name>;
}
