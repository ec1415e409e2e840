import { type FormEvent, useEffect, useState } from 'react';
import { SupportRequest } from '#contract/support';
import { type CustomerType, customerTypes } from '#db/values/enumerations';
import { supportToasts } from '../copy/support.ts';
import { frequentQuestions, type Question } from '../copy/support-questions.ts';
import { useSendSupportRequest } from '../data/support.ts';
import { useSettings } from '../document/settings.tsx';
import { readTexts } from '../shell/form-texts.ts';
import { useDraft } from '../shell/use-draft.ts';
import { focusField, useForm } from '../shell/use-form.ts';
import { useClearToast, useToast } from '../state/toasts.ts';
import { matchQuestions } from './match-questions.ts';
import { createSupportDraft } from './support-draft.ts';

/** The result of the last request, shown until the form changes. */
export type Outcome =
  | { kind: 'sent'; ticketId: string; email: string }
  | { kind: 'failed'; reason: string | undefined };

/** State of the public support form. Typed text is kept until it has been sent. */
export function useSupportForm() {
  const send = useSendSupportRequest();
  const toast = useToast();
  const clearToast = useClearToast();
  const [customerType, setCustomerType] = useState<CustomerType | null>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const { contact, delivery } = useSettings();
  const [matches, setMatches] = useState<Question[]>([]);
  const [storage] = useState(createSupportDraft);

  const { form, errors, pending, clear, forgetErrors } = useForm({
    schema: SupportRequest,
    send: async (request) => {
      setOutcome(undefined);
      clearToast();
      const { ticketId } = await send({ ...request, elapsedMs: storage.elapsedMs() });
      clear();
      draft.clear();
      choose(undefined);
      setMatches([]);
      setOutcome({ kind: 'sent', ticketId, email: request.email });
      toast(supportToasts.sent(ticketId, contact.answerWithinHours));
    },
    fallback: supportToasts.failed.description,
    toastsEachFailure: true,
    onFailed: (sentence) => {
      // The toast has the specification’s words, and names no other reason.
      const reason = sentence === supportToasts.failed.description ? undefined : sentence;
      setOutcome({ kind: 'failed', reason });
      toast({ tone: 'critical', ...supportToasts.failed });
    },
  });
  const draft = useDraft(form.ref, storage, {
    isReady: customerType !== null,
    ...(customerType && { overrides: { customerType } }),
    onRestored: offer,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is first shown
  useEffect(() => {
    // What was chosen before the page was hydrated is newer than the draft.
    const chosen = form.ref.current ? readTexts(form.ref.current).customerType : undefined;
    choose(chosen ?? storage.read().customerType);
  }, []);

  function choose(value: string | undefined) {
    if (value) clearToast();
    forgetErrors();
    setCustomerType(customerTypes.find((known) => known === value) ?? null);
  }

  function offer() {
    if (!form.ref.current) return;
    const { subject = '', message = '' } = readTexts(form.ref.current);
    setMatches(matchQuestions(`${subject} ${message}`, frequentQuestions(delivery)));
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    form.onChange(event);
    draft.keep();
    setOutcome(undefined);
    offer();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (customerType) return form.onSubmit(event);
    event.preventDefault();
    toast({ tone: 'critical', ...supportToasts.noType });
    focusField(form.ref.current, 'customerType');
  }

  return {
    form: { ...form, onChange, onSubmit },
    errors,
    pending,
    customerType,
    choose,
    matches,
    outcome,
  };
}
