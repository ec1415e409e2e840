const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The provider's ID prefixes and the length of what follows them. */
const LENGTHS = {
  bpc: 24,
  bps: 24,
  ch: 24,
  clock: 24,
  cs_test: 58,
  cus: 14,
  di: 24,
  dp: 24,
  evt: 24,
  ii: 24,
  il: 24,
  in: 24,
  inpay: 24,
  li: 24,
  pi: 24,
  pm: 24,
  price: 24,
  prod: 14,
  promo: 24,
  re: 24,
  req: 14,
  si: 14,
  sub: 24,
  txn: 24,
  taxcalc: 24,
  taxreg: 24,
  tax_li: 24,
  txi: 24,
  txr: 24,
  upcoming_in: 24,
  we: 24,
  whsec: 32,
} as const;

export function newId(prefix: keyof typeof LENGTHS): string {
  return `${prefix}_${randomText(LENGTHS[prefix])}`;
}

export function randomText(length: number, alphabet = ALPHABET): string {
  // Dropping bytes past the last multiple of the alphabet's length keeps all letters equally
  // likely.
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
