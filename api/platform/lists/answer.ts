import { invalid } from '#api/http/failure';
import { requestSearch } from '#api/http/route-patterns';
import { schemaOf } from '#api/http/schema-of';
import type { ShopDay } from '#api/platform/clock';
import type { CsvTexts } from '#contract/csv';
import type { Endpoint } from '#contract/endpoint';
import type { ListQuery } from '#contract/lists';
import { type CsvFormat, fieldNames, type RowShape, streamCsv, toCsv } from './csv.ts';
import type { Page } from './page.ts';

/** Few enough for a first page at once and for other requests between pages. */
const csvPageRows = 250;

type Headers = Record<string, string | number | undefined>;
type ListEndpoint = Endpoint & { csv: CsvTexts; answers: { 200: { item: RowShape } } };

type Asked<Query> = { query: Query; request: Request; path: string; set: { headers: Headers } };

/** How a list is read, and what a row is in the answer. */
type List<Query, Row, Answered> = {
  endpoint: ListEndpoint;
  shopDay: ShopDay;
  read: (query: Query) => Promise<Page<Row>>;
  toWire: (row: Row) => Answered;
};

/**
 * Answers a page of a list, with the next page in the `Link` header (RFC 8288). As CSV without a
 * limit, it answers all rows, read as fast as the client takes them.
 */
export async function answerList<Query extends ListQuery, Row, Answered extends object>(
  { query, request, path, set }: Asked<Query>,
  { endpoint, shopDay, read, toWire }: List<Query, Row, Answered>,
): Promise<Answered[]> {
  const chosen = chosenColumns(query.columns, endpoint.answers[200].item);
  if (isCsvAsked(request) && !new URLSearchParams(requestSearch(request)).has('limit')) {
    set.headers.vary = 'Accept';
    const readAt = (cursor = query.cursor) => read({ ...query, cursor, limit: csvPageRows });
    // Read before the answer starts, so that it can still be a failure.
    const pages = mapPages(readOn(await readAt(), readAt), toWire);
    const csv = streamCsv(pages, csvFormat(endpoint, shopDay, chosen));
    return inPlaceOfRows(new Response(csv, { headers: fileHeaders(path, shopDay.today()) }));
  }
  const page = await read(query);
  if (page.next) set.headers.link = linkTo(path, { ...query, cursor: page.next });
  return page.rows.map(toWire);
}

/** {@link schemaOf} a list that is also available as CSV. */
export function listSchemaOf<E extends ListEndpoint>(endpoint: E, shopDay: ShopDay) {
  return { ...schemaOf(endpoint), mapResponse: csvIfAsked(endpoint, shopDay) };
}

type Mapped = {
  responseValue: unknown;
  request: Request;
  path: string;
  set: { headers: Headers };
};

/** A list route's `mapResponse` that returns a page's rows as CSV on request. */
function csvIfAsked(endpoint: ListEndpoint, shopDay: ShopDay) {
  return ({ responseValue, request, path, set }: Mapped): Response | undefined => {
    if (!Array.isArray(responseValue)) return;
    set.headers.vary = 'Accept';
    if (!isCsvAsked(request)) return;
    const asked = new URLSearchParams(requestSearch(request)).get('columns') ?? undefined;
    const chosen = chosenColumns(asked, endpoint.answers[200].item);
    const csv = toCsv(responseValue, csvFormat(endpoint, shopDay, chosen));
    return new Response(csv, { headers: fileHeaders(path, shopDay.today()) });
  };
}

function csvFormat(
  { answers, csv }: ListEndpoint,
  shopDay: ShopDay,
  columns: string[] | undefined,
): CsvFormat {
  return { shape: answers[200].item, texts: csv, timeZone: shopDay.timeZone(), columns };
}

/** Throws for a column that the list doesn’t have. */
function chosenColumns(asked: string | undefined, item: RowShape): string[] | undefined {
  const chosen = asked?.split('-');
  const known = chosen && new Set(fieldNames(item));
  if (chosen?.some((name) => !known?.has(name))) {
    throw invalid([{ path: 'columns', message: 'Invalid input' }]);
  }
  return chosen;
}

/** Elysia sends a response from any handler, but its types expect the rows of the schema. */
function inPlaceOfRows(response: Response): never {
  return response as never;
}

export function isCsvAsked(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/csv') ?? false;
}

/** The file is called like the list and the day on which it is read: 'orders-2026-01-15.csv'. */
function fileHeaders(path: string, day: string) {
  const name = `${path.split('/').at(-1)}-${day}`;
  return {
    'content-type': 'text/csv;charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  };
}

function linkTo(path: string, query: ListQuery): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `<${path}?${new URLSearchParams(parameters)}>; rel="next"`;
}

/** The rows of each page, from one that was read on. */
async function* readOn<Row>(
  first: Page<Row>,
  readAt: (cursor: string) => Promise<Page<Row>>,
): AsyncGenerator<Row[]> {
  for (let page = first; ; page = await readAt(page.next)) {
    yield page.rows;
    if (!page.next) return;
  }
}

async function* mapPages<Row, Answered>(pages: AsyncIterable<Row[]>, map: (row: Row) => Answered) {
  for await (const rows of pages) yield rows.map(map);
}
