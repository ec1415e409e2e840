import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { settingsForm as copy } from '../../copy/admin-settings.ts';
import { useForm } from '../../shell/use-form.ts';
import { type FieldWords, useMerge } from '../../shell/versions/use-merge.ts';
import { useToast } from '../../state/toasts.ts';

export type Versioned<Value> = {
  version: number;
  value: Value;
  changedBy?: string | null;
  changedAt?: string | null;
};

type Options<Value, Draft> = {
  /** The version that the form starts with, and later the newest that is known. */
  initial: Versioned<Value>;
  schema: v.GenericSchema<unknown, Value>;
  toDraft: (value: Value) => Draft;
  /** The value for the schema. */
  fromDraft: (draft: Draft) => Record<string, unknown>;
  /** Saves the value as the version after the one that the admin has seen. */
  save: (change: { version: number; value: Value }) => Promise<Versioned<Value>>;
  /** The newest version, past every cache. */
  readNewest: () => Promise<Versioned<Value>>;
  /** The toast once it is saved. */
  saved: { title: string; description: string };
  words: FieldWords<Draft>;
};

/**
 * The form of something with versions: its draft, the version that it started from, and the newer one
 * of another admin. What only one of the two changed is merged; once the rest is shown, saving may
 * replace it.
 */
export function useVersionedForm<Value, Draft extends Record<string, unknown>>({
  initial,
  schema,
  toDraft,
  fromDraft,
  save,
  readNewest,
  saved,
  words,
}: Options<Value, Draft>) {
  const [draft, setDraft] = useState(() => toDraft(initial.value));
  const toast = useToast();
  const merge = useMerge<Versioned<Value>, Draft>({
    initial,
    fieldsOf: ({ value }) => toDraft(value),
    readNewest,
    isValid: (merged) => v.is(schema, fromDraft(merged)),
    adopt: (theirs, names) =>
      setDraft((typed) => ({
        ...typed,
        ...Object.fromEntries(names.map((name) => [name, theirs[name]])),
      })),
    words,
  });
  const { seen, newer } = merge;

  /** What was typed while it was being saved stays. */
  function continueFrom(next: Versioned<Value>): void {
    merge.restart(next);
    setDraft((typed) => {
      const kept = Object.entries(typed).filter(([name, value]) => value !== draft[name]);
      return { ...toDraft(next.value), ...Object.fromEntries(kept) };
    });
  }

  /** Continues with other values as if the form had been opened with them. */
  function restart(next: Versioned<Value>): void {
    merge.restart(next);
    setDraft(toDraft(next.value));
  }

  async function send(): Promise<void> {
    const outcome = await merge.save(draft, (fields, { version }) =>
      save({ version, value: v.parse(schema, fromDraft(fields)) }),
    );
    if (!outcome) return;
    continueFrom(outcome.value);
    toast(outcome.say(saved));
  }

  const { form, errors, pending, forgetErrors } = useForm({
    schema,
    read: () => fromDraft(draft),
    send,
    sentAt: 'value.',
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });

  const hasChanges = JSON.stringify(draft) !== JSON.stringify(toDraft(seen.value));
  // What other admins save is fetched by itself.
  const isOutdated = initial.version > seen.version;
  const followQuietly = useEffectEvent(() => {
    if (!hasChanges && !pending) restart(initial);
  });
  useEffect(() => {
    if (isOutdated) followQuietly();
  }, [isOutdated]);
  const change = { by: initial.changedBy ?? null, at: initial.changedAt ?? '' };

  return {
    draft,
    /** Who saved a newer version, while the draft has changes that are not saved. */
    elsewhere: isOutdated && hasChanges && !pending ? change : undefined,
    /** Shows the newer version beside what was typed. */
    showElsewhere: () => merge.showNewer(change, initial, draft),
    /** The draft as it would be stored. */
    value: fromDraft(draft),
    setField: <Name extends keyof Draft>(name: Name, value: Draft[Name]) =>
      setDraft((typed) => ({ ...typed, [name]: value })),
    hasChanges,
    form,
    errors,
    pending,
    newer: merge.describe(draft),
    discard() {
      restart(seen);
      forgetErrors();
    },
    loadNewer: () => newer && restart(newer.stored),
    restart,
  };
}
