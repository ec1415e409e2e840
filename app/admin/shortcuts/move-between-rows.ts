/** What opens a row, as a click on it does: the link of its name, or the button for its details. */
const openers = ['th a[href]', '[aria-haspopup="dialog"]', 'a[href]'];
const dialogFirst = ['[aria-haspopup="dialog"]', ...openers];

/**
 * Moves the focus to the opener of the next or the previous row. `last` is the name of the row that
 * had it last: someone who comes back to a list goes on from there. Returns the name of the row.
 */
export function moveBetweenRows(step: 1 | -1, last: string | undefined): string | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main tbody tr')].flatMap((row) => {
    const opener = findOpener(row);
    return opener ? [{ row, opener }] : [];
  });
  const focused = rows.findIndex(({ row }) => row.contains(document.activeElement));
  const from = focused === -1 ? rows.findIndex(({ opener }) => nameOf(opener) === last) : focused;
  const next = rows[from === -1 ? (step === 1 ? 0 : rows.length - 1) : from + step];
  if (!next) return last;
  next.opener.focus();
  return nameOf(next.opener);
}

/** Selects the row that has the focus, or deselects it. */
export function toggleFocusedRow(): void {
  const row = document.activeElement?.closest('main tbody tr');
  row?.querySelector<HTMLInputElement>('input[data-select]:not(:disabled)')?.click();
}

function findOpener(row: HTMLElement): HTMLElement | undefined {
  const inOrder = row.dataset.opens === 'dialog' ? dialogFirst : openers;
  const found = inOrder.map((selector) => row.querySelector<HTMLElement>(selector));
  return found.find((opener) => opener !== null) ?? undefined;
}

function nameOf(opener: HTMLElement): string {
  return opener.getAttribute('aria-label') ?? opener.textContent;
}
