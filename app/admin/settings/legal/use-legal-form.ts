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
  const { newer, ...form } = useVersionedForm<Value, Value>({
    initial: toVersion(draft),
    schema,
    toDraft: (value) => value,
    fromDraft: (value) => value,
    save: async ({ version, value }) => toVersion(await change({ version, ...value })),
    readNewest: async () => toVersion(await readLegalDraft(document)),
    saved: copy.saved,
  });
  return {
    ...form,
    newer: newer && { ...newer, differences: listDifferences(newer.value, form.draft) },
  };
}

export function toVersion({ version, text, changedBy, changedAt }: LegalDraft): Versioned<Value> {
  return { version, value: { text }, changedBy, changedAt };
}

/** The lines that only one of the two has. */
function listDifferences(theirs: Value, mine: Value) {
  const [before, after] = [theirs.text.split('\n'), mine.text.split('\n')];
  const only = (lines: string[], others: string[]) => {
    const known = new Set(others);
    return lines.filter((line) => line.trim() && !known.has(line)).join(' ');
  };
  const change = { before: only(before, after), after: only(after, before) };
  return change.before === change.after ? [] : [{ field: copy.text, ...change }];
}
