import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ofCustomer } from '#api/platform/lists/row-conditions';
import type { Alternative } from '#api/platform/lists/searched-page';
import type { Db } from '#db/client';
import { foldText } from '#db/fold-text';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import {
  contains,
  containsLetters,
  folded,
  matchesWords,
  searchTexts,
  splitWords,
} from '#db/search';

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

/** The payment provider's ids, such as 'in_1PQx…'. */
const providerId = /^[a-z]{2,5}_\w{5,}$/i;

/** 'ACC-2026-0042': all orders share the start, so only the end is worth looking up. */
const startOfNumber = /^acc-\d{4}-(?=\d{4})/i;

/** A search for orders by number, title, name, email, phone number, card and the ids of others. */
export function searchOrders(db: Db, q: string) {
  const words = splitWords(q);
  const ids = findIds(q);
  const numbers = [...findNumbers(q), ...ids];
  const holds = numbers.map(({ where }) => where ?? sql`true`);
  return {
    // A comparison with null is null; neither matches.
    matches: sql`(${sql.join([matchesWords(searchTexts.orders, q), ...holds], sql` or `)})`,
    isSpecific: isPhone(q) || ids.length > 0 || words.some((word) => startOfNumber.test(word)),
    alternatives: async () => [...findAlternatives(words, await readTitles(db, words)), ...numbers],
  };
}

/** A title on orders, and the words of the search that it lacks. */
type Title = { title: string; lacks: string[] };

/**
 * Splits the search by what titles contain. Many orders share a title, often from the same time, so
 * their own texts are only searched for the words that the title lacks.
 */
function findAlternatives(words: string[], titles: Title[]): Alternative[] {
  const groups = Map.groupBy(titles, ({ lacks }) => lacks.join('\n'));
  return [
    { where: ownTextHas(words) },
    ...[...groups.values()].flatMap((group) => {
      const lacks = group[0]?.lacks ?? [];
      const names = group.map(({ title }) => title);
      return lacks.length === 0
        ? names.map(ofTitle)
        : [{ where: and(inArray(orders.productTitle, names), ownTextHas(lacks)) }];
    }),
  ];
}

function ofTitle(title: string): Alternative {
  return { where: eq(orders.productTitle, title), inOrderOf: 'createdAt' };
}

function ownTextHas(words: string[]): SQL {
  return sql.join(words.map(ownTextHasWord), sql` and `);
}

/** Trigrams need three letters; the pairs of shorter words have an index of their own. */
function ownTextHasWord(word: string): SQL {
  const text = searchTexts.ownOrders;
  if ([...foldText(word)].length < 3)
    return sql`${containsLetters(text, word)} and ${contains(text, word)}`;
  const end = word.replace(startOfNumber, '');
  if (end === word) return contains(text, word);
  // The index would look up the start as well if it knew this text.
  return sql`${contains(text, end)} and ${contains(sql`(${text} || '')`, word)}`;
}

/** Reads the titles that contain a word, skipping in the index from each title to the next. */
async function readTitles(db: Db, words: string[]): Promise<Title[]> {
  const has = words.map((word) => contains(folded(sql`title`), word));
  const rows = await db
    .select({ title: sql<string>`title`, has: sql<boolean[]>`array[${sql.join(has, sql`, `)}]` })
    .from(
      sql`(
        with recursive titles as (
          (select ${orders.productTitle} as title from ${orders} order by 1 limit 1)
          union all
          select (
            select ${orders.productTitle} from ${orders}
            where ${orders.productTitle} > titles.title order by 1 limit 1
          ) from titles where titles.title is not null
        )
        select title from titles where title is not null
      ) titles`,
    );
  return rows
    .filter((row) => row.has.some(Boolean))
    .map(({ title, has }) => ({ title, lacks: words.filter((_, at) => !has[at]) }));
}

/** The orders of a customer, or of a payment or subscription, by its id. Empty for other texts. */
function findIds(q: string): Alternative[] {
  const id = q.trim();
  const owned = ofCustomer(id, { customerId: orders.customerId, email: orders.customerEmail });
  const paid = providerId.test(id)
    ? [
        eq(orders.stripeSubscriptionId, id),
        sql`${orders.id} = (select ${payments.orderId} from ${payments} where ${eq(payments.providerId, id)})`,
      ]
    : [];
  return [...owned, ...paid].map((where) => ({ where }));
}

/** Whether it looks like a phone number: so few orders match that an index finds them at once. */
function isPhone(q: string): boolean {
  return phone.test(q) && digitsOf(q).length >= minPhoneDigits;
}

/** What a search for a number finds besides texts; empty if it is none. */
function findNumbers(q: string): Alternative[] {
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
