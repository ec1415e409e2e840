import { resolve, type Schema } from './contract.ts';
import { invalid, missingParameter, type ProviderError, unknownParameters } from './errors.ts';
import type { Branch, Field } from './form.ts';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** The contract has one number type. Only these fields accept fractions. */
const FRACTIONS =
  /(^|\[)(height|length|weight|width|application_fee_percent|percent_off|percentage)\]?$/;

/** Converts form text to the schema's types, or throws the provider's error. */
export function coerce(schema: Schema, field: Field, path = ''): unknown {
  const shape = resolve(schema);
  if (shape.anyOf) return coerceAny(shape.anyOf, field, path);
  if (shape.enum) return coerceEnum(shape.enum, field, path);
  if (shape.const !== undefined) return coerceEnum([shape.const], field, path);

  const types = [shape.type ?? 'object'].flat();
  if (field === '' && types.includes('null')) return null;
  if (types.includes('object')) return coerceObject(shape, field, path);
  if (types.includes('array')) return coerceArray(shape, field, path);
  if (types.includes('number')) return coerceNumber(field, path);
  if (types.includes('boolean')) return coerceBoolean(field, path);
  return coerceString(shape, field, path);
}

function coerceAny(options: Schema[], field: Field, path: string): unknown {
  const shapes = options.map(resolve);
  if (field === '') {
    if (shapes.some(isEmptyText)) return '';
    if (shapes.some((shape) => shape.type === 'null')) return null;
  }
  const filled = shapes.filter((shape) => shape.type !== 'null' && !isEmptyText(shape));
  const branchy = (type: unknown) => type === 'object' || type === 'array';
  const fitting = filled.filter(({ type }) => branchy(type) === field instanceof Map);
  let refusal: unknown = unknownParameters([path]);
  for (const shape of fitting.length > 0 ? fitting : filled) {
    try {
      return coerce(shape, field, path);
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}

function coerceObject(shape: Exclude<Schema, false>, field: Field, path: string): unknown {
  if (!(field instanceof Map)) throw invalid('Invalid object', path);
  const properties = shape.properties ?? {};
  const rest = shape.additionalProperties;
  const schemaOf = (key: string) =>
    Object.hasOwn(properties, key) ? properties[key] : typeof rest === 'object' && rest;

  const strangers = [...field.keys()].filter((key) => !schemaOf(key));
  if (strangers.length > 0) throw unknownParameters(strangers.map((key) => inside(path, key)));
  const absent = shape.required?.find((key) => !field.has(key));
  if (absent !== undefined) throw missingParameter(inside(path, absent));

  return Object.fromEntries(
    [...field].map(([key, value]) => [
      key,
      coerce(schemaOf(key) || false, value, inside(path, key)),
    ]),
  );
}

function coerceArray(shape: Exclude<Schema, false>, field: Field, path: string): unknown {
  if (!(field instanceof Map) || ![...field.keys()].every((key) => /^\d{1,9}$/.test(key))) {
    throw invalid('Invalid array', path);
  }
  return [...inOrder(field)].map(([key, value]) =>
    coerce(shape.items ?? {}, value, inside(path, key)),
  );
}

function coerceEnum(values: (string | null)[], field: Field, path: string): unknown {
  if (typeof field === 'string' && values.includes(field)) return field;
  if (field === '' && values.includes(null)) return null;
  const known = values.filter((value) => value !== null && value !== '');
  const listed = known.length > 30 ? '' : `: must be one of ${known.join(', ')}`;
  throw invalid(`Invalid ${path}${listed}`, path);
}

function coerceNumber(field: Field, path: string): number {
  const number = typeof field === 'string' && NUMBER.test(field) ? Number(field) : Number.NaN;
  const fits = FRACTIONS.test(path) ? Number.isFinite(number) : Number.isSafeInteger(number);
  if (!fits) throw malformed('integer', field, path);
  return number;
}

function coerceBoolean(field: Field, path: string): boolean {
  if (field === 'true') return true;
  if (field === 'false') return false;
  throw malformed('boolean', field, path);
}

function coerceString(shape: Exclude<Schema, false>, field: Field, path: string): string {
  if (typeof field !== 'string') throw malformed('string', field, path);
  if (field === '') {
    const message = `You passed an empty string for '${path}'. Remove it, or pass a non-empty value.`;
    throw invalid(message, path, 'parameter_invalid_empty');
  }
  if (shape.pattern && !new RegExp(shape.pattern).test(field)) {
    throw malformed('decimal', field, path);
  }
  return field;
}

function malformed(noun: string, field: Field, path: string): ProviderError {
  const shown = typeof field === 'string' ? field : 'a hash';
  const code = noun === 'integer' ? 'parameter_invalid_integer' : undefined;
  return invalid(`Invalid ${noun}: ${shown}`, path, code);
}

/** How the contract says that an empty value unsets the field. */
function isEmptyText({ enum: values, const: only }: Exclude<Schema, false>): boolean {
  return only === '' || (values?.length === 1 && values[0] === '');
}

function inOrder(branch: Branch): [string, Field][] {
  return [...branch].sort(([left], [right]) => Number(left) - Number(right));
}

function inside(path: string, key: string): string {
  return path === '' ? key : `${path}[${key}]`;
}
