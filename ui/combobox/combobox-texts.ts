/** What a Combobox shows and announces. */
export type ComboboxTexts = {
  /** The accessible name of the button that empties the field. */
  clear: string;
  loading: string;
  empty: string;
  /** The row that loads the options again. */
  retry: string;
  /** The row that creates an option. */
  create: (text: string) => string;
  /** Announces how many options match. */
  count: (count: number) => string;
  /** The accessible name of the list of selected options. */
  selected: (label: string) => string;
  /** The accessible name of the button that removes a selected option. */
  remove: (label: string) => string;
};

export const defaultTexts: ComboboxTexts = {
  clear: 'Clear',
  loading: 'Loading...',
  empty: 'No results',
  retry: 'Try again',
  create: (text) => `Create “${text}”`,
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
  selected: (label) => `${label}: selected`,
  remove: (label) => `Remove ${label}`,
};
