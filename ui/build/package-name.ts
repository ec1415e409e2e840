/** `docs/example`, `ui/README.md` and record 023 contain it too. */
export const packageName = 'paper-and-ink';
