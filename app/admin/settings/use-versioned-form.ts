import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import type { NewerVersion } from '#contract/problem';
import { settingsForm as copy } from '../../copy/admin-settings.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { useForm } from '../../shell/use-form.ts';
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
};

/**
 * The form of something with versions: its draft, the version that it started from, and the newer one
 * of another admin that prevented saving. Once that is shown, saving may replace it.
 */
export function useVersionedForm<Value, Draft extends Record<string, unknown>>({
  initial,
  schema,
  toDraft,
  fromDraft,
  save,
  readNewest,
  saved,
}: Options<Value, Draft>) {
  const [read, setRead] = useState(initial);
  const [draft, setDraft] = useState(() => toDraft(initial.value));
  const [newer, setNewer] = useState<NewerVersion & Versioned<Value>>();
  const toast = useToast();

  /** What was typed while it was being saved stays. */
  function continueFrom(next: Versioned<Value>): void {
    setRead(next);
    setNewer(undefined);
    setDraft((typed) => {
      const kept = Object.entries(typed).filter(([name, value]) => value !== draft[name]);
      return { ...toDraft(next.value), ...Object.fromEntries(kept) };
    });
  }

  /** Continues with other values as if the form had been opened with them. */
  function restart(next: Versioned<Value>): void {
    setRead(next);
    setDraft(toDraft(next.value));
    setNewer(undefined);
  }

  async function send(value: Value): Promise<void> {
    const { version } = newer ?? read;
    try {
      continueFrom(await save({ version, value }));
      toast(saved);
    } catch (error) {
      const known = getNewerVersion(error);
      if (!known) throw error;
      // Without theirs to compare, the conflict itself is what failed; saving again asks again.
      const theirs = await readNewest().catch(() => Promise.reject(error));
      setNewer({ ...known, ...theirs });
    }
  }

  const { form, errors, pending, forgetErrors } = useForm({
    schema,
    read: () => fromDraft(draft),
    send,
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });

  const hasChanges = JSON.stringify(draft) !== JSON.stringify(toDraft(read.value));
  // What other admins save is fetched by itself.
  const isOutdated = initial.version > (newer ?? read).version;
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
    showElsewhere: () => setNewer({ ...change, ...initial }),
    /** The draft as it would be stored. */
    value: fromDraft(draft),
    setField: <Name extends keyof Draft>(name: Name, value: Draft[Name]) =>
      setDraft((typed) => ({ ...typed, [name]: value })),
    hasChanges,
    form,
    errors,
    pending,
    newer,
    discard() {
      restart(read);
      forgetErrors();
    },
    loadNewer: () => newer && restart(newer),
    restart,
  };
}
