import { schemaOf } from '#api/http/schema-of';
import type { Endpoint } from '#contract/endpoint';
import type { ListQuery } from '#contract/lists';
import { type RowShape, toCsv } from './csv.ts';
import type { Page } from './page.ts';

type Headers = Record<string, string | number | undefined>;

/** A page's rows; that there are more, and where, is said in the `Link` header (RFC 8288). */
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

/** To be a list route's `mapResponse`: the same rows as CSV, for whoever asks for that. */
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

/** {@link schemaOf} a list that can be had as CSV too. */
export function listSchemaOf<E extends ListEndpoint>(endpoint: E) {
  return { ...schemaOf(endpoint), mapResponse: csvIfAsked(endpoint.answers[200]) };
}
