import type { StandardSchemaV1 } from '@standard-schema/spec';
import { Elysia, ParseError, ValidationError } from 'elysia';
import type { Problem, ProblemCode } from '#contract/problem';
import { unreadableBody } from './body-rules.ts';
import { Failure, type FieldError } from './failure.ts';
import { findOutage, formatError } from './format-error.ts';
import type { Log } from './log.ts';

type Kind = {
  status: number;
  title: string;
  /** Default when the failure has none. */
  retryAfterSeconds?: number;
};

/** The status of each code. */
export const problemKinds: Record<ProblemCode, Kind> = {
  validation: { status: 400, title: 'Bad Request' },
  unauthenticated: { status: 401, title: 'Unauthorized' },
  code_required: { status: 401, title: 'Unauthorized' },
  cross_site: { status: 403, title: 'Forbidden' },
  not_allowed: { status: 403, title: 'Forbidden' },
  sign_in_again: { status: 403, title: 'Forbidden' },
  viewing: { status: 403, title: 'Forbidden' },
  view_over: { status: 403, title: 'Forbidden' },
  other_account: { status: 409, title: 'Conflict' },
  not_found: { status: 404, title: 'Not Found' },
  conflict: { status: 409, title: 'Conflict' },
  idempotency_key_reused: { status: 422, title: 'Unprocessable Content' },
  change_card: { status: 409, title: 'Conflict' },
  too_large: { status: 413, title: 'Content Too Large' },
  unsupported_type: { status: 415, title: 'Unsupported Media Type' },
  rate_limited: { status: 429, title: 'Too Many Requests' },
  internal: { status: 500, title: 'Internal Server Error' },
  provider_down: { status: 503, title: 'Service Unavailable', retryAfterSeconds: 10 },
};

/** The shop is temporarily unavailable. The code is `internal`. */
export const outage = { status: 503, title: 'Service Unavailable' };

/** Returns every failure as problem+json without internal details. */
export function problems(log: Log) {
  return new Elysia({ name: 'problems' }).onError(
    { as: 'global' },
    async ({ error, code, set }) => {
      const failure = await toFailure(error, code);
      if (failure.code === 'internal' && !failure.details.isLoggedInSum) {
        log(await describe(error), { requestId: String(set.headers['x-request-id']) });
      }
      return problemResponse(failure, set.headers);
    },
  );
}

export function problemResponse(
  failure: Failure,
  headers: Record<string, string | number | undefined> = {},
): Response {
  const kind: Kind = failure.details.status ? outage : problemKinds[failure.code];
  const { status, title } = kind;
  const body: Problem = {
    type: 'about:blank',
    title,
    status,
    detail: failure.sentence,
    code: failure.code,
    ...(failure.details.errors ? { errors: failure.details.errors } : {}),
    ...(failure.details.newer ? { newer: failure.details.newer } : {}),
    ...(failure.details.newPrice ? { newPrice: failure.details.newPrice } : {}),
    ...(failure.details.unanswered ? { unanswered: failure.details.unanswered } : {}),
    ...(failure.details.unready ? { unready: failure.details.unready } : {}),
  };
  const retryAfterSeconds = failure.details.retryAfterSeconds ?? kind.retryAfterSeconds;
  return Response.json(body, {
    status,
    headers: {
      ...definedOnly(headers),
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    },
  });
}

/**
 * Response values may be secret, so a response that breaks the contract is logged by its paths
 * only.
 */
async function describe(error: unknown): Promise<string> {
  if (!(error instanceof ValidationError)) return formatError(error);
  const places = (await errorsIn(error)).map(({ path }) => path || 'its top');
  return `A response doesn’t match its schema at ${places.join(', ')}`;
}

async function toFailure(error: unknown, code: string | number): Promise<Failure> {
  if (error instanceof Failure) return error;
  if (error instanceof ParseError && error.cause instanceof Failure) return error.cause;
  if (error instanceof ValidationError && error.type !== 'response') return invalidInput(error);
  const outageFound = findOutage(error);
  if (outageFound) return outageFound;
  if (code === 'NOT_FOUND') return new Failure('not_found', 'Nothing was found at this address.');
  return new Failure('internal', 'Something went wrong on our side. Please try again.');
}

async function invalidInput(error: ValidationError): Promise<Failure> {
  if (error.value === unreadableBody) {
    return new Failure('validation', 'The body is not valid JSON.', { errors: [] });
  }
  const errors = await errorsIn(error);
  return new Failure('validation', errors[0]?.message ?? 'Invalid input', { errors });
}

/**
 * Elysia reports wrong paths for valibot issues and echoes the value, so the input is validated
 * again.
 */
async function errorsIn({ validator, value }: ValidationError): Promise<FieldError[]> {
  const result = await standardSchema(validator)?.['~standard'].validate(value);
  return (result?.issues ?? []).map((issue) => ({
    path: (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.'),
    message: issue.message,
  }));
}

/** Elysia passes either the schema or its own wrapper. */
function standardSchema(validator: object): StandardSchemaV1 | undefined {
  const inner = 'schema' in validator ? validator.schema : validator;
  return isStandardSchema(inner) ? inner : undefined;
}

function isStandardSchema(value: unknown): value is StandardSchemaV1 {
  return typeof value === 'object' && value !== null && '~standard' in value;
}

function definedOnly(headers: Record<string, string | number | undefined>) {
  const entries = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
