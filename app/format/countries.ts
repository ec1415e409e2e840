import { countries, countryName } from '#contract/countries';

/** Every country as an option, by name, as people look for theirs. */
export const countryOptions: readonly { value: string; label: string }[] = countries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
