import contract from '../stripe-contract.json';

/** The part of JSON Schema draft-07 that the contract uses. */
export type Schema =
  | false
  | {
      $ref?: string;
      type?: string | string[];
      properties?: Record<string, Schema>;
      required?: string[];
      additionalProperties?: Schema | boolean;
      items?: Schema;
      anyOf?: Schema[];
      enum?: (string | null)[];
      const?: string;
      pattern?: string;
    };

export const apiVersion = contract.apiVersion;

/** The error codes that the provider documents. */
export const errorCodes: readonly string[] =
  contract.definitions['out:PaymentIntent.LastPaymentError'].properties.code.enum;

const definitions = schemas(contract.definitions);
const objects = schemas(contract.objects);
const requests = schemas(contract.requests);

/** The package has no parameters type for this request. */
const EXPAND_ONLY: Schema = {
  type: 'object',
  properties: { expand: { type: 'array', items: { type: 'string' } } },
  additionalProperties: false,
};

export function requestSchema(operation: string): Schema {
  return requests[operation] ?? EXPAND_ONLY;
}

/** By the value of the object's `object` field. */
export function objectSchema(kind: string): Schema | undefined {
  return objects[kind];
}

export function resolve(schema: Schema): Exclude<Schema, false> {
  if (schema === false) return { anyOf: [] };
  if (schema.$ref === undefined) return schema;
  const target = definitions[schema.$ref.replace('#/definitions/', '')];
  if (target === undefined) throw new Error(`The contract has no ${schema.$ref}`);
  return resolve(target);
}

/** The inferred type is a union of hundreds of shapes, all of them schemas. */
function schemas(part: object): Record<string, Schema> {
  return part as Record<string, Schema>;
}
