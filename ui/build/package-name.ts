/** `docs/example`, `ui/README.md` and record 043 contain it too. */
export const packageName = 'paper-and-ink';
