import { type FormEvent, useEffect, useState } from 'react';
import * as v from 'valibot';
import { SupportRequest } from '#contract/support';
import { type CustomerType, customerTypes } from '#db/values/enumerations';
import { focusField } from '#ui/focus-field';
import { supportToasts } from '../copy/support.ts';
import { frequentQuestions, type Question } from '../copy/support-questions.ts';
import { useSendSupportRequest } from '../data/support.ts';
import { useSettings } from '../document/settings.tsx';
import { readTexts } from '../shell/form-texts.ts';
import { type DraftStorage, useDraft } from '../shell/use-draft.ts';
import { useForm } from '../shell/use-form.ts';
import { readSessionText, writeSessionText } from '../state/session-text.ts';
import { useClearToast, useToast } from '../state/toasts.ts';

const key = 'support-draft';

/** What was typed, by field name, and when the form was shown. */
const Draft = v.object({ values: v.record(v.string(), v.string()), sinceMs: v.number() });

type Askable = { stems: readonly string[] };

const most = 2;

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

/**
 * The questions that match a text, best match first, at most two. Matches the `stems` of each
 * question against the beginnings of words.
 */
export function matchQuestions<Q extends Askable>(text: string, questions: readonly Q[]): Q[] {
  const words = wordsOf(text);
  return questions
    .map((question) => ({ question, hits: hitsOf(question, words) }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, most)
    .map(({ question }) => question);
}

function hitsOf({ stems }: Askable, words: string): number {
  return stems.filter((stem) => words.includes(` ${stem}`)).length;
}

/** Lowercase without accents, with one space before each word: ' how soon is it ready '. */
function wordsOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** The draft of the public form, which also measures how long someone has been at it. */
export function createSupportDraft(): DraftStorage & { elapsedMs: () => number } {
  let sinceMs: number | undefined;

  return {
    key,
    read() {
      const draft = parseDraft(readSessionText(key));
      sinceMs ??= draft?.sinceMs ?? readShownAt();
      return draft?.values ?? {};
    },
    write: (values) => writeSessionText(key, JSON.stringify({ values, sinceMs })),
    clear() {
      writeSessionText(key, null);
      sinceMs = Date.now();
    },
    elapsedMs: () => Math.max(0, Math.round(Date.now() - (sinceMs ?? Date.now()))),
  };
}

/** A page from the server could be read long before its script ran. */
function readShownAt(): number {
  const { earlyEvents } = window;
  return earlyEvents && !earlyEvents.replay ? performance.timeOrigin : Date.now();
}

function parseDraft(text: string | null) {
  try {
    const { success, output } = v.safeParse(Draft, JSON.parse(text ?? 'null'));
    return success ? output : null;
  } catch {
    return null;
  }
}
