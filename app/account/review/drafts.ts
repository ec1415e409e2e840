import * as v from 'valibot';
import { type Remark, RemarkPatch, type ReviewRound } from '#contract/reviews';

/** A remark that isn’t sent. `replaced`: a text from another tab that this one replaced. */
export type Draft = Pick<Remark, 'id' | 'page' | 'pin' | 'text' | 'screenshot' | 'version'> & {
  isUnsaved?: boolean;
  replaced?: string | undefined;
};

export function patchOf({ page, pin, text, screenshot, version }: Draft) {
  return { page, pin, text, screenshotId: screenshot?.id ?? null, version };
}

/** What the server knows, with what isn’t saved yet; remarks that only exist here come last. */
export function mergeDrafts(known: readonly Draft[], unsaved: readonly Draft[]): readonly Draft[] {
  const mine = new Map(unsaved.map((draft) => [draft.id, draft]));
  const merged = known.map((remark) => {
    const own = mine.get(remark.id);
    mine.delete(remark.id);
    return own ?? remark;
  });
  return [...merged, ...mine.values()];
}

/**
 * What is typed into a remark that another tab has sent becomes a remark of its own, because the sent
 * one can’t change any more. Answers the same array if there is none.
 */
export function separateSent(
  drafts: readonly Draft[],
  rounds: readonly ReviewRound[],
): readonly Draft[] {
  const sent = new Map(rounds.flatMap(({ remarks }) => remarks.map((one) => [one.id, one.text])));
  if (!drafts.some(({ id }) => sent.has(id))) return drafts;
  return drafts.flatMap((draft) => {
    if (!sent.has(draft.id)) return [draft];
    if (sent.get(draft.id) === draft.text) return [];
    return [{ ...draft, id: crypto.randomUUID(), version: 0, screenshot: null }];
  });
}

const StoredPatch = v.object({
  ...v.pick(RemarkPatch, ['pin', 'version']).entries,
  page: v.string(),
  text: v.string(),
  screenshotId: v.nullable(v.string()),
});

/** What the browser has stored, by id, without what isn’t a remark. */
export function readStored(stored: Readonly<Record<string, string>>): Draft[] {
  return Object.entries(stored).flatMap(([id, json]) => {
    const { success, output } = v.safeParse(StoredPatch, parse(json));
    if (!success) return [];
    const { screenshotId, ...patch } = output;
    // Its name and size are known once it is saved.
    const screenshot = screenshotId
      ? { id: screenshotId, name: '', type: 'image/png', sizeBytes: 0 }
      : null;
    return [{ ...patch, id, screenshot, isUnsaved: true }];
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
