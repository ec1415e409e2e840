/** What somebody has written and not sent, by field name; `sinceMs`: when the form was shown. */
export type Draft = { values: Record<string, string>; sinceMs: number };

const key = 'support-draft';

/**
 * Kept for this tab alone: a reload and a reopened tab find it again, the next person at the
 * computer does not.
 */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that stores nothing keeps what stands in the form, no longer.
  }
}

export function readDraft(): Draft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}

function isDraft(found: unknown): found is Draft {
  return (
    typeof found === 'object' &&
    found !== null &&
    'sinceMs' in found &&
    typeof found.sinceMs === 'number' &&
    'values' in found &&
    typeof found.values === 'object' &&
    found.values !== null &&
    Object.values(found.values).every((value) => typeof value === 'string')
  );
}
