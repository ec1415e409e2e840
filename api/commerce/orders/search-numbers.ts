import { eq, type SQL, sql } from 'drizzle-orm';
import type { Alternative } from '#api/platform/lists/searched-page';
import { orders } from '#db/schema/orders';
import { searchTexts } from '#db/search';

/** Fewer digits are in too many numbers, or in other texts of orders. */
const minPhoneDigits = 7;
/** As the provider names networks that people call by more words. */
const shortBrands: Record<string, string> = {
  'american express': 'amex',
  'diners club': 'diners',
};

/** What is left of a number without its country code or leading zero, which are often left out. */
const ownPhoneDigits = 9;

/** How a phone number is typed: digits, and what is put between them. */
const phone = /^\+?[\d\s().\-/]+$/;
/** '4242', '•••• 4242' or 'Visa 4242'. */
const card = /^(?<brand>[a-z](?:[a-z ]*[a-z])?)?[•*.\s]*(?<last4>\d{4})$/i;

/** Whether it looks like a phone number: so few orders match that an index finds them at once. */
export function isPhone(q: string): boolean {
  return phone.test(q) && digitsOf(q).length >= minPhoneDigits;
}

/** What a search for a number finds besides texts; empty if it is none. */
export function findNumbers(q: string): Alternative[] {
  return [...findPhone(q), ...findCard(q)];
}

/** The orders whose phone number contains the digits, however either is written. */
function findPhone(q: string): Alternative[] {
  if (!isPhone(q)) return [];
  const own = digitsOf(q).slice(-ownPhoneDigits);
  return [{ where: sql`${searchTexts.orderPhones} like ${`%${own}%`}` }];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function findCard(q: string): Alternative[] {
  const { brand, last4 } = card.exec(q.trim())?.groups ?? {};
  if (!last4) return [];
  const isLast4 = eq(orders.cardLast4, last4);
  if (!brand) return [{ where: isLast4, inOrderOf: 'createdAt' }];
  return [{ where: sql`${isLast4} and ${isBrand(brand)}`, inOrderOf: 'createdAt' }];
}

function isBrand(brand: string): SQL {
  const name = brand.toLowerCase();
  return eq(orders.cardBrand, shortBrands[name] ?? name);
}
