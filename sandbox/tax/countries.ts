import { invalid } from '../protocol/errors.ts';

const NAMES = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' });

/** The member states of the European Union. */
export const EU_COUNTRIES = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];

export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && NAMES.of(code) !== undefined;
}

export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}

export function checkCountry(code: string, param: string): void {
  if (isCountry(code)) return;
  const message = `Country '${code}' is unknown. Try using a 2-character alphanumeric country code instead, such as 'US', 'EG', or 'GB'.`;
  throw invalid(message, param);
}
