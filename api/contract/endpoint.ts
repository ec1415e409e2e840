import type * as v from 'valibot';
import type { CsvTexts } from './csv.ts';
import type { ProblemCode } from './problem.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Of a body that isn't JSON; it is passed on as it is. */
type MediaType = `${string}/${string}`;

/**
 * What a program with an API key may expect. `stable`: it only grows. `internal`: it changes with the
 * screens. `refused`: it needs a person who is signed in, or a link of their own.
 */
type Programs = 'stable' | 'internal' | 'refused';

/** Who may call it; for guests and owners of single records, see `failures`. */
type Access =
  | { access: 'anyone'; permission?: never; programs: Programs }
  | { access: 'customer'; permission?: never; programs: 'refused' }
  /** Admins whose role has the permission, one of `permissions.ts`. */
  | { access: 'admin'; permission: string; programs: Programs };

type EndpointDefinition = Access & {
  /** What it does, in a few words that begin with a verb. */
  summary: string;
  query?: v.GenericSchema;
  body?: v.GenericSchema | MediaType;
  /** A body for the documentation, where fields depend on each other. */
  example?: Readonly<Record<string, unknown>>;
  /** What it answers, by status; null: a redirect. */
  answers: Readonly<Partial<Record<200 | 201 | 302 | 503, v.GenericSchema | MediaType | null>>>;
  /** The texts of the list as CSV (`Accept: text/csv`); absent: it isn’t available as CSV. */
  csv?: CsvTexts;
  /** Failures of its own, beside those of {@link failuresOf}. */
  failures?: readonly ProblemCode[];
};

/** An endpoint of the API. `name` is its method and path: 'GET /api/orders/:id'. */
export type Endpoint<
  Name extends string = string,
  Definition extends EndpointDefinition = EndpointDefinition,
> = Definition & { name: Name; method: MethodOf<Name>; path: PathOf<Name> };

type MethodOf<Name> = Name extends `${infer M extends Method} ${string}` ? M : Method;
type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : string;

/** Adds the method and the path that `name` consists of to a definition. */
export function defineEndpoint<
  const Name extends `${Method} /api/${string}`,
  const Definition extends EndpointDefinition,
>(name: Name, definition: Definition): Endpoint<Name, Definition> {
  const [method, path] = name.split(' ');
  // A split text has lost its literal type.
  return { ...definition, name, method, path } as Endpoint<Name, Definition>;
}

/** Every code that an endpoint can answer: its own, and those of its kind. */
export function failuresOf({
  method,
  access,
  programs,
  query,
  body,
  failures,
}: Endpoint): ProblemCode[] {
  const isChange = method !== 'GET';
  const isForPrograms = programs !== 'refused';
  const codes: (ProblemCode | false | undefined)[] = [
    (query ?? body) !== undefined && 'validation',
    (access !== 'anyone' || isForPrograms) && 'unauthenticated',
    (access === 'admin' || isForPrograms) && 'not_allowed',
    isForPrograms && 'rate_limited',
    isForPrograms && method === 'POST' && 'conflict',
    isForPrograms && method === 'POST' && 'idempotency_key_reused',
    isChange && 'cross_site',
    (isChange || access !== 'anyone') && 'viewing',
    'view_over',
    access !== 'anyone' && 'other_account',
    isChange && 'too_large',
    isChange && 'unsupported_type',
    'internal',
    ...(failures ?? []),
  ];
  return [...new Set(codes.filter((code) => typeof code === 'string'))];
}

type ParamNames<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type InputOf<E, Part extends string> = E extends { [P in Part]: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : undefined;

/** A field that may be left out where nothing of it has to be said. */
type Field<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

type ParamsOf<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? undefined
  : Record<ParamNames<E['path']>, string | number>;

/** What an endpoint's address is made of: the parameters of the path, and the query. */
export type AddressParts<E extends Endpoint> = Field<'params', ParamsOf<E>> &
  Field<'query', InputOf<E, 'query'>>;

/** What a caller sends. */
export type RequestTo<E extends Endpoint> = AddressParts<E> & Field<'body', InputOf<E, 'body'>>;

/** The JSON of a successful answer. */
export type AnswerOf<E extends Endpoint> = E extends Endpoint
  ? OutputOf<E['answers'][keyof E['answers'] & (200 | 201)]>
  : never;
type OutputOf<Answer> = Answer extends v.GenericSchema ? v.InferOutput<Answer> : never;
