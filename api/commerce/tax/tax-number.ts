import { invalid } from '#api/http/failure';
import { findVatProblem, hasVatFormat, normalizeVatNumber } from '#contract/billing-details';
import { countryName } from '#contract/countries';

/** What the library calls a country's VAT number, if not 'vat'. */
const libraryNames: Readonly<Record<string, string>> = {
  AT: 'uid',
  CH: 'uid',
  CZ: 'dic',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  HR: 'oib',
  HU: 'anum',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  NL: 'btw',
  NO: 'orgnr',
  PL: 'nip',
  PT: 'nif',
  RO: 'cui',
  SI: 'ddv',
  SK: 'dph',
};

const prefixes: Readonly<Record<string, string>> = { CH: 'CHE', GR: 'EL' };

/** A number in the form of its country: 'fr 40 303 265 045' → 'FR40303265045'. Throws a 400. */
export async function readTaxNumber(text: string, country: string): Promise<string> {
  const isKnown = hasVatFormat(country);
  const typed = normalizeVatNumber(text);
  const prefix = prefixes[country] ?? country;
  // Businesses in Northern Ireland that trade with the EU have numbers that begin with XI.
  const isPrefixed = typed.startsWith(prefix) || (country === 'GB' && typed.startsWith('XI'));
  const number = isKnown && !isPrefixed ? prefix + typed : typed;
  const problem = findVatProblem(number, country);
  if (problem) throw refused(`${problem}.`);
  if (isKnown && !(await hasChecksum(number, country))) {
    const message = `This isn’t a VAT number of ${countryName(country)}. Check its digits.`;
    throw refused(message);
  }
  return number;
}

/** Loaded with the first number: a shop without tax has no use for the library. */
async function hasChecksum(number: string, country: string): Promise<boolean> {
  const { stdnum } = await import('stdnum');
  // Swiss and Norwegian numbers end with a word, and the library checks what is before it.
  const bare = number.replace(/^NO|^XI|(?:MVA|MWST|TVA|IVA)$/g, '');
  return stdnum[country]?.[libraryNames[country] ?? 'vat']?.validate(bare).isValid ?? true;
}

function refused(message: string) {
  return invalid([{ path: 'taxNumber', message }]);
}
