import { EU_COUNTRIES } from './countries.ts';

/** The rates that automatic tax knows, simplified: one for each country, or for each state. */
export interface TaxPlace {
  percentage: number;
  type: 'hst' | 'jct' | 'sales_tax' | 'vat';
  /** Whether websites are taxed there. */
  taxed: boolean;
}

const VAT: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CH: 8.1,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/** With the first three digits of a state's ZIP codes, as ranges. */
const STATES: Record<string, { percentage: number; taxed: boolean; zips: [number, number][] }> = {
  CA: { percentage: 7.25, taxed: false, zips: [[900, 961]] },
  FL: { percentage: 6, taxed: false, zips: [[320, 349]] },
  NY: { percentage: 8.875, taxed: true, zips: [[100, 149]] },
  PA: { percentage: 6, taxed: true, zips: [[150, 196]] },
  TX: { percentage: 8.25, taxed: true, zips: [[750, 799]] },
  WA: { percentage: 10.35, taxed: true, zips: [[980, 994]] },
};

const JAPAN: TaxPlace = { percentage: 10, taxed: true, type: 'jct' };
const ONTARIO: TaxPlace = { percentage: 13, taxed: true, type: 'hst' };

export function placeOf(country: string, state: string | null): TaxPlace | undefined {
  if (country === 'JP') return JAPAN;
  if (country === 'CA') return state === 'ON' ? ONTARIO : undefined;
  const found = country === 'US' ? STATES[state ?? ''] : undefined;
  if (found) return { percentage: found.percentage, taxed: found.taxed, type: 'sales_tax' };
  const percentage = VAT[country];
  return percentage === undefined ? undefined : { percentage, taxed: true, type: 'vat' };
}

/** Where a shop registers to collect every tax of the table. One registration covers the union. */
export function listPlaces(): { country: string; state: string | null }[] {
  const countries = ['DE', ...Object.keys(VAT).filter((code) => !isInUnion(code)), 'CA', 'JP'];
  const states = Object.keys(STATES).map((state) => ({ country: 'US', state }));
  return [...countries.map((country) => ({ country, state: null })), ...states];
}

/** The state or province of a postal code; null: unknown. */
export function stateOf(country: string, postalCode: string): string | null {
  if (country === 'CA') return /^[KLMNP]\d[A-Z] ?\d[A-Z]\d$/i.test(postalCode) ? 'ON' : null;
  const start = Number(postalCode.slice(0, 3));
  const found = Object.entries(STATES).find(([, { zips }]) =>
    zips.some(([from, to]) => start >= from && start <= to),
  );
  return found?.[0] ?? null;
}

export function isInUnion(country: string): boolean {
  return EU_COUNTRIES.includes(country);
}
