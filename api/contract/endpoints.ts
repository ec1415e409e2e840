import type { AddressParts, AnswerOf, Endpoint, RequestTo } from './endpoint.ts';
import * as audit from './endpoints/audit.ts';
import * as liveUpdates from './endpoints/live-updates.ts';
import { nounEndpoints } from './nouns.ts';
import type { Permission } from './permissions.ts';

/**
 * Every endpoint, by the name of its operation. It holds every schema: a browser imports only its
 * types, and names an endpoint by method and path.
 */
export const endpoints = { ...nounEndpoints, ...audit, ...liveUpdates } satisfies Record<
  string,
  PermittedEndpoint
>;

/** An endpoint whose permission is one that roles have. */
export type PermittedEndpoint = Endpoint & { permission?: Permission };

type Table = typeof endpoints;
type ByName = { [Operation in keyof Table as Table[Operation]['name']]: Table[Operation] };

/** The method and the path of an endpoint: 'GET /api/orders/:id'. */
export type EndpointName = keyof ByName;
export type EndpointRequest<Name extends EndpointName> = RequestTo<ByName[Name]>;
export type EndpointAddress<Name extends EndpointName> = AddressParts<ByName[Name]>;
export type EndpointAnswer<Name extends EndpointName> = AnswerOf<ByName[Name]>;
