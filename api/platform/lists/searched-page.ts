import { and, type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from '#contract/lists';
import { matchesWords } from '#db/search';
import { type ListPlan, type Page, readPage, type Slice, splitSort } from './page.ts';

/** How many rows are compared one by one, per row of the page. */
const readAhead = 100;

/** A search in a list. */
export type Search = {
  /** The table, with the joins that the conditions need. */
  from: SQL;
  /** The list's other conditions. */
  filter: SQL | undefined;
  /** Whether a row matches. */
  matches: SQL;
  /** Conditions that indexes answer. A row matches if it meets one of them. */
  alternatives: () => Promise<Alternative[]>;
  /** The search is so specific that comparing the next rows is not worth it. */
  isSpecific?: boolean;
};

export type Alternative = {
  where: SQL | undefined;
  /** A sort for which an index has the matches in order, if the list has no other condition. */
  inOrderOf?: string;
};

/** A search for words in a text that has a trigram index, or for what meets one of the conditions. */
export function searchText(text: SQL, q: string, others: readonly SQL[] = []) {
  const conditions = [matchesWords(text, q), ...others];
  return {
    matches: sql`(${sql.join(conditions, sql` or `)})`,
    alternatives: async () => conditions.map((where) => ({ where })),
  };
}

/**
 * Reads a page of a list's matches, or of the list if there is no search.
 *
 * Frequent matches are found fastest in the list's order, rare ones by a search index. Postgres
 * guesses which they are, and is wrong if all are old, like the orders of a website that is no longer
 * sold. So the next rows are compared first, and if they don't fill the page, indexes find all
 * matches.
 *
 * One statement finds and reads the rows. Otherwise the list would seem to end when rows change
 * between two.
 */
export function readSearchedPage<Row, Field extends string>(
  query: ListQuery<string, Field>,
  plan: ListPlan<Row, Field>,
  search: Search | undefined,
  read: (slice: Slice) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  if (!search) return readPage(query, plan, read);
  const { from, filter, matches, alternatives, isSpecific } = search;
  const [field, direction] = splitSort(query.sort);
  return readPage(query, plan, async (slice) => {
    const near = isSpecific ? [] : await readFound(slice, findNear(slice));
    return near.length === slice.limit ? near : readFound(slice, await findAll(slice));
  });

  /** An array, so that Postgres looks up the rows by id and doesn't read the list in its order. */
  function readFound(slice: Slice, found: SQL) {
    return read({ ...slice, after: sql`${plan.id} = any(array(select id from ${found}))` });
  }

  function findNear({ after, orderBy, limit }: Slice): SQL {
    return sql`(
      select id from (
        select ${plan.id} as id, ${matches} as matches from ${from}
        where ${and(sql`true`, after, filter)}
        ${ordered(orderBy)} limit ${limit * readAhead}
      ) next where matches limit ${limit}
    ) found`;
  }

  async function findAll({ after, by, orderBy, limit }: Slice): Promise<SQL> {
    const selects = (await alternatives()).map(({ where, inOrderOf }) => {
      const hasOrder = inOrderOf === field && !filter;
      const rest = hasOrder ? sql`${ordered(orderBy)} limit ${limit}` : undefined;
      return sql`(select ${plan.id} as id, ${by} as by from ${from}
        where ${and(after, filter, where)} ${rest})`;
    });
    const way = sql.raw(direction);
    // Materialized, or the limit would tempt Postgres to read the list in its order after all.
    return sql`(
      with matches as materialized (${sql.join(selects, sql` union `)})
      select id from matches order by by ${way}, id ${way} limit ${limit}
    ) found`;
  }
}

function ordered(by: SQL[]): SQL {
  return sql`order by ${sql.join(by, sql`, `)}`;
}
