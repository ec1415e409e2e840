import { schemaOf } from '#api/http/schema-of';
import type { Endpoint } from '#contract/endpoint';
import type { ListQuery } from '#contract/lists';
import { type RowShape, toCsv } from './csv.ts';
import type { Page } from './page.ts';

type Headers = Record<string, string | number | undefined>;

/** Returns a page's rows, with the next page in the `Link` header (RFC 8288). */
export function answerPage<Row>(
  { rows, next }: Page<Row>,
  { path, query, headers }: { path: string; query: ListQuery; headers: Headers },
): Row[] {
  if (next) {
    const given = Object.entries({ ...query, cursor: next });
    const parameters = given.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const search = new URLSearchParams(parameters);
    headers.link = `<${path}?${search}>; rel="next"`;
  }
  return rows;
}

type Answered = {
  responseValue: unknown;
  request: Request;
  path: string;
  set: { headers: Headers };
};

/** A list route's `mapResponse` that returns the rows as CSV on request. */
export function csvIfAsked({ item }: { item: RowShape }) {
  return ({ responseValue, request, path, set }: Answered): Response | undefined => {
    if (!Array.isArray(responseValue)) return;
    set.headers.vary = 'Accept';
    if (!request.headers.get('accept')?.includes('text/csv')) return;
    return new Response(toCsv(responseValue, item), {
      headers: {
        'content-type': 'text/csv;charset=utf-8',
        'content-disposition': `attachment; filename="${path.split('/').at(-1)}.csv"`,
      },
    });
  };
}

type ListEndpoint = Endpoint & { answers: { 200: { item: RowShape } } };

/** {@link schemaOf} a list that is also available as CSV. */
export function listSchemaOf<E extends ListEndpoint>(endpoint: E) {
  return { ...schemaOf(endpoint), mapResponse: csvIfAsked(endpoint.answers[200]) };
}
