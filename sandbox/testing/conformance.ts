import Ajv, { type ValidateFunction } from 'ajv';
import type { RecordedRequest } from '../controls/recorder.ts';
import type { Cause } from '../protocol/wire.ts';
import contract from '../stripe-contract.json';

type Node = Record<string, unknown>;

const LIST = 'data,has_more,object,url';
const DELETION = 'deleted,id,object';

// Responses are checked with every object closed, so that extra keys fail too.
const definitions = Object.fromEntries(
  Object.entries(contract.definitions).map(([name, schema]) => [name, closed(schema)]),
);
const ajv = new Ajv({ strict: false, inlineRefs: false, code: { optimize: false } });
ajv.addSchema({ $id: 'contract', definitions });
const compiled = new Map<string, ValidateFunction>();

/** The error in a returned object, list or deletion, or ''. */
export function objectViolation(value: unknown): string {
  if (!isNode(value)) return 'is not an object';
  if (value.object === 'list' && Array.isArray(value.data)) {
    if (Object.keys(value).toSorted().join() !== LIST)
      return "is not a list in the provider's format";
    return value.data.map(objectViolation).find(Boolean) ?? '';
  }
  if (value.deleted === true)
    return Object.keys(value).toSorted().join() === DELETION
      ? ''
      : 'has more fields than a deletion';
  const inner = value.object === 'event' ? eventFault(value) : '';
  return inner || faultBy(`objects/${value.object}`, value);
}

export function requestViolation(operation: string, params: unknown): string {
  return faultBy(`requests/${operation}`, params);
}

/** The error in a request or its response, or ''. */
export function exchangeViolation(exchange: Omit<RecordedRequest, keyof Cause>): string {
  const { operation, method, path, params, status, body } = exchange;
  if (operation === undefined) return `the contract has no ${method} ${path}`;
  // The request was malformed, or a fault set by a test came first.
  if (params === undefined) return status === 400 ? `${operation} was malformed` : '';
  return requestViolation(operation, params) || (status === 200 ? objectViolation(body) : '');
}

function eventFault({ data, type }: Node): string {
  if (!contract.eventTypes.includes(String(type))) return `unknown event type ${type}`;
  return isNode(data) ? objectViolation(data.object) : 'has no data';
}

function faultBy(place: string, value: unknown): string {
  const validate = compiled.get(place) ?? compile(place);
  if (validate === undefined) return `the contract has no ${place}`;
  if (validate(value)) return '';
  return `${place}: ${ajv.errorsText(validate.errors)}`;
}

function compile(place: string): ValidateFunction | undefined {
  const [part, name = ''] = place.split(/\/(.*)/s);
  const table: Node = part === 'objects' ? contract.objects : contract.requests;
  const schema = table[name];
  if (!isNode(schema)) return undefined;
  const validate = ajv.compile({ $ref: `contract${schema.$ref}` });
  compiled.set(place, validate);
  return validate;
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isNode(schema)) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' && isNode(value)
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]))
        : closed(value),
    ]),
  );
  const open = isNode(copy.properties) && copy.additionalProperties === undefined;
  return open && !isStub(copy) ? { ...copy, additionalProperties: false } : copy;
}

/** For objects outside the contract's scope it has only the ID, so they stay open. */
function isStub({ properties }: Node): boolean {
  const { object } = isNode(properties) ? properties : {};
  const kind = isNode(object) ? String(object.const) : '';
  return isNode(properties) && isNode(properties.id) && kind !== '' && !(kind in contract.objects);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
