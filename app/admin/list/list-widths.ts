/** The side navigation is beside the lists from 1040 px on. */
const usualFrom = 1280;
const widestFrom = 1536;

/** Screens on which lists differ. */
export const listWidths = {
  /** Rows have two lines, or are cards. */
  phone: '(max-width: 639px)',
  /** Only a few columns fit. */
  narrow: `(min-width: 640px) and (max-width: ${usualFrom - 1}px)`,
  /** The usual columns fit. All of them do on wider screens. */
  usual: `(min-width: ${usualFrom}px) and (max-width: ${widestFrom - 1}px)`,
  /** Narrow or usual. */
  belowWidest: `(min-width: 640px) and (max-width: ${widestFrom - 1}px)`,
  phoneOrBelowWidest: `(max-width: ${widestFrom - 1}px)`,
  phoneOrNarrow: `(max-width: ${usualFrom - 1}px)`,
} as const;
