import type { EndpointAddress, EndpointAnswer, EndpointName } from '#contract/endpoints';

declare const answer: unique symbol;

/** The path and query of an endpoint, typed by what it answers. SWR caches answers under it. */
export type Address<Answer = unknown> = string & { readonly [answer]: Answer };

/** An argument that may be left out where nothing has to be said. */
export type Argument<Value> = Record<never, never> extends Value ? [value?: Value] : [value: Value];

type Parts = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
};

/** `addressOf('GET /api/orders/:id', { params: { id } })` */
export function addressOf<Name extends EndpointName>(
  name: Name,
  ...[parts]: Argument<EndpointAddress<Name>>
): Address<EndpointAnswer<Name>> {
  // The compiler can't tell what the parts of any endpoint have in common.
  return buildAddress(name, parts as Parts | undefined);
}

/** {@link addressOf} for a name and parts that are checked elsewhere. */
export function buildAddress<Answer>(
  name: string,
  { params = {}, query = {} }: Parts = {},
): Address<Answer> {
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, param) => encodeURIComponent(params[param] ?? ''));
  const given = Object.entries(query).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, String(value)]],
  );
  // The type of the answer exists for the compiler alone.
  return (given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path) as Address<Answer>;
}
