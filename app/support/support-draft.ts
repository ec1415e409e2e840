import * as v from 'valibot';
import type { DraftStorage } from '../shell/use-draft.ts';
import { readSessionText, writeSessionText } from '../state/session-text.ts';

const key = 'support-draft';

/** What was typed, by field name, and when the form was shown. */
const Draft = v.object({ values: v.record(v.string(), v.string()), sinceMs: v.number() });

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
