import { useSWRConfig } from 'swr';
import type { LiveUpdate } from '#contract/live-updates';
import type { Address } from './address.ts';
import { request } from './client.ts';
import { toResource, useAnswer } from './resource.ts';

/** How many rows a page of a table has. */
export const pageRows = 40;

/** Rows of a long list, and the cursor of those that follow; null at its end. */
type ListPage<Row> = { rows: readonly Row[]; next: string | null; address: Address };

/** Which rows to fetch; empty and absent fields are left out of the query. */
export type ListSearch = {
  q?: string | undefined;
  status?: string | undefined;
  sort?: string | undefined;
  cursor?: string | undefined;
  /** The days of the first and the last row: '2026-01-15'. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only the rows with these ids: '3.17'. */
  ids?: string | undefined;
  /** The columns of a CSV: 'orderId-product.title'. */
  columns?: string | undefined;
} & { [filter: string]: string | undefined };

/** A page of an admin's list. The last one is kept while another loads. */
export function useListPage<Row>(list: Address<readonly Row[]>, search: ListSearch) {
  const address = pageAddress(list, search);
  const answer = useAnswer(address, { fetch: readPage, keepPreviousData: true });
  const { data: page, ...state } = toResource(answer);
  return {
    page,
    /** Whether the page is what is searched for now, not what was before. */
    isCurrent: page?.address === address,
    isLoading: answer.isLoading,
    ...state,
  };
}

/** Drops every page of a list from the cache; the visible one is fetched again. */
export function useRefreshList() {
  const { mutate } = useSWRConfig();
  return (path: string) =>
    mutate((key) => typeof key === 'string' && isListPagePath(path, key), undefined);
}

/** Whether a cache key is a page of the list at a path. */
export function isListPagePath(path: string, key: string): boolean {
  return key.startsWith(`${path}?`);
}

/** Whether a cache key is a list, a page of it, or anything about one of its rows. */
export function isListOrRowPath(list: string, key: string): boolean {
  return key === list || isListPagePath(list, key) || key.startsWith(`${list}/`);
}

/** The same, but only of the row that a live update names. `null`: updates were missed. */
export function isStaleRecordPath(list: string, key: string, update: LiveUpdate | null): boolean {
  if (!update) return isListOrRowPath(list, key);
  const named = [update.id, update.name].map((word) => `${list}/${word}`);
  return (
    isListPagePath(list, key) || named.some((place) => key === place || key.startsWith(`${place}/`))
  );
}

/** A list's rows as a file, called like the list and the day. */
export type CsvFile = { name: string; content: Blob };

/** All rows that match, in the order that the screen shows. */
export function fetchCsv(list: Address<readonly unknown[]>, search: ListSearch): Promise<CsvFile> {
  return fetchReportCsv(withQuery(list, queryOf(search)));
}

/** The CSV of an address, under the name that the server gives it. */
export async function fetchReportCsv(report: Address): Promise<CsvFile> {
  const response = await request(report, { method: 'GET', headers: { accept: 'text/csv' } });
  const named = response.headers.get('content-disposition');
  return {
    name: (named && /filename="([^"]+)"/.exec(named)?.[1]) || 'list.csv',
    content: await response.blob(),
  };
}

function pageAddress<Row>(list: Address<readonly Row[]>, search: ListSearch) {
  return withQuery(list, queryOf({ limit: String(pageRows), ...search }));
}

/** What is searched for changes which rows there are, not their type. */
export function withQuery<Answer>(address: Address<Answer>, query: URLSearchParams) {
  return `${address}?${query}` as Address<Answer>;
}

export function queryOf(search: ListSearch & { limit?: string }): URLSearchParams {
  const given = Object.entries(search).filter((entry): entry is [string, string] => !!entry[1]);
  return new URLSearchParams(given);
}

async function readPage<Row>(address: Address<readonly Row[]>): Promise<ListPage<Row>> {
  const response = await request(address, { method: 'GET' });
  return { rows: await response.json(), next: nextCursor(response.headers.get('link')), address };
}

/** From `</api/orders?limit=40&cursor=…>; rel="next"`. */
function nextCursor(link: string | null): string | null {
  const address = link && /<([^<>]*)>\s*;\s*rel="?next"?/.exec(link)?.[1];
  return address ? new URL(address, 'http://localhost').searchParams.get('cursor') : null;
}
