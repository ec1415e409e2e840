import { EU_COUNTRIES } from './countries.ts';

/** The rates that automatic tax knows, simplified: one for each country, or for each state. */
export interface TaxPlace {
  percentage: number;
  type: 'sales_tax' | 'vat';
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

/** The first three digits of a state's ZIP codes, as ranges. */
const STATES: Record<string, { percentage: number; taxed: boolean; zips: [number, number][] }> = {
  CA: { percentage: 7.25, taxed: false, zips: [[900, 961]] },
  FL: { percentage: 6, taxed: false, zips: [[320, 349]] },
  NY: { percentage: 8.875, taxed: true, zips: [[100, 149]] },
  PA: { percentage: 6, taxed: true, zips: [[150, 196]] },
  TX: { percentage: 8.25, taxed: true, zips: [[750, 799]] },
  WA: { percentage: 10.35, taxed: true, zips: [[980, 994]] },
};

export function placeOf(country: string, state: string | null): TaxPlace | undefined {
  const found = country === 'US' ? STATES[state ?? ''] : undefined;
  if (found) return { percentage: found.percentage, taxed: found.taxed, type: 'sales_tax' };
  const percentage = VAT[country];
  return percentage === undefined ? undefined : { percentage, taxed: true, type: 'vat' };
}

export function stateOfZip(zip: string): string | null {
  const start = Number(zip.slice(0, 3));
  const found = Object.entries(STATES).find(([, { zips }]) =>
    zips.some(([from, to]) => start >= from && start <= to),
  );
  return found?.[0] ?? null;
}

export function isInUnion(country: string): boolean {
  return EU_COUNTRIES.includes(country);
}
