/** `docs/example`, `ui/README.md` and record 023 contain it too. */
export const packageName = 'paper-and-ink';

/** Folders of what one app needs. They are no entries of the package. */
export const productParts: readonly string[] = [
  'countdown',
  'device-frame',
  'pinned-image',
  'price',
];
