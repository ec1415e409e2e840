import { eq, type SQL, sql } from 'drizzle-orm';
import type { Alternative } from '#api/platform/lists/searched-page';
import { orders } from '#db/schema/orders';
import { searchTexts } from '#db/search';

/** Fewer digits are in too many numbers. */
const minPhoneDigits = 5;
/** What is left of a number without its country code or leading zero, which are often left out. */
const ownPhoneDigits = 9;

/** How a phone number is typed: digits, and what is put between them. */
const phone = /^\+?[\d\s().\-/]+$/;
/** '4242', '•••• 4242' or 'Visa 4242'. */
const card = /^(?<brand>[a-z][a-z ]*?)?\s*[•*.\s]*(?<last4>\d{4})$/i;

/** What a search for a number finds besides texts; empty if it is none. */
export function findNumbers(q: string): Alternative[] {
  return [...findPhone(q), ...findCard(q)];
}

/** The orders whose phone number contains the digits, however either is written. */
function findPhone(q: string): Alternative[] {
  const digits = q.replace(/\D/g, '');
  if (!phone.test(q) || digits.length < minPhoneDigits) return [];
  const own = digits.slice(-ownPhoneDigits);
  return [{ where: sql`${searchTexts.orderPhones} like ${`%${own}%`}` }];
}

function findCard(q: string): Alternative[] {
  const { brand, last4 } = card.exec(q.trim())?.groups ?? {};
  if (!last4) return [];
  const isLast4 = eq(orders.cardLast4, last4);
  if (!brand) return [{ where: isLast4, inOrderOf: 'createdAt' }];
  return [{ where: sql`${isLast4} and ${isBrand(brand)}`, inOrderOf: 'createdAt' }];
}

/** 'American Express' is stored as 'american_express' or, by other providers, as 'amex'. */
function isBrand(brand: string): SQL {
  const known = brand.toLowerCase().replaceAll(' ', '_');
  return sql`${orders.cardBrand} in (${known}, ${known === 'american_express' ? 'amex' : known})`;
}
