import * as v from 'valibot';
import { DraftText, type LegalDraft } from '#contract/legal-texts';
import { legalEditor as copy } from '../../../copy/admin-legal.ts';
import { readLegalDraft, useLegalMutations } from '../../../data/legal-drafts.ts';
import { useVersionedForm, type Versioned } from '../use-versioned-form.ts';

type Value = { text: string };

const schema = v.object({ text: DraftText });

/** The form of a draft, which another admin may change at the same time. */
export function useLegalForm(draft: LegalDraft) {
  const { document } = draft;
  const { change } = useLegalMutations(document);
  return useVersionedForm<Value, Value>({
    initial: toVersion(draft),
    schema,
    toDraft: (value) => value,
    fromDraft: (value) => value,
    save: async ({ version, value }) => toVersion(await change({ version, ...value })),
    readNewest: async () => toVersion(await readLegalDraft(document)),
    saved: copy.saved,
    words: {
      labelOf: () => copy.text,
      textOf: (_name, draft, other) => listOwnLines(draft.text, other.text),
    },
  });
}

export function toVersion({ version, text, changedBy, changedAt }: LegalDraft): Versioned<Value> {
  return { version, value: { text }, changedBy, changedAt };
}

/** The lines that only one of two drafts has. */
function listOwnLines(one: string, other: string): string {
  const known = new Set(other.split('\n'));
  const own = one.split('\n').filter((line) => line.trim() && !known.has(line));
  return own.join(' ');
}
