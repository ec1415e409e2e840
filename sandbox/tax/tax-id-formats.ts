import { invalid } from '../protocol/errors.ts';

const EU_VAT: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12})$/,
};

/** Types whose format is checked. Others may have any value. */
const FORMATS: Record<string, RegExp> = {
  au_abn: /^\d{11}$/,
  br_cnpj: /^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/,
  br_cpf: /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/,
  ca_bn: /^\d{9}$/,
  ca_gst_hst: /^\d{9}RT\d{4}$/,
  ch_vat: /^CHE-?\d{3}\.?\d{3}\.?\d{3} ?(MWST|TVA|IVA)$/,
  gb_vat: /^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  in_gst: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/,
  jp_cn: /^\d{13}$/,
  no_vat: /^\d{9}(MVA)?$/,
  nz_gst: /^\d{2,3}-?\d{3}-?\d{3}$/,
  us_ein: /^\d{2}-?\d{7}$/,
  za_vat: /^4\d{9}$/,
};

/** Rejects a number that doesn't have its type's format. */
export function checkTaxIdFormat(type: string, value: string, param: string): void {
  if (isWellFormed(type, value)) return;
  const message = `Invalid value for ${type}. Check the format that the country of this tax ID uses.`;
  throw invalid(message, param, 'tax_id_invalid');
}

export function isWellFormed(type: string, value: string): boolean {
  if (type === 'eu_vat') return EU_VAT[value.slice(0, 2)]?.test(value.slice(2)) ?? false;
  return FORMATS[type]?.test(value) ?? value.trim() !== '';
}

/** The country that issued a number. Greece's numbers start with EL. */
export function countryOfTaxId(type: string, value: string): string {
  const prefix = (type === 'eu_vat' ? value : type).slice(0, 2).toUpperCase();
  return prefix === 'EL' ? 'GR' : prefix === 'XI' ? 'GB' : prefix;
}
