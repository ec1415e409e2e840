import type { Description, Operation } from './document.ts';

/** What programs rely on, by method and path: 'GET /api/orders/{id}'. */
export type StableSurface = Record<string, Surface>;

type Surface = {
  /** What they may send: 'query.limit', 'body.tags[]'. */
  inputs: Fields;
  /** What they read: '200[].product.id'. */
  outputs: Fields;
  /** '200 401 403' */
  statuses: string;
};

/** By path. 'string | null', after '!' or '?': it's always there, or not always. */
type Fields = Record<string, string>;

/** The JSON Schema that endpoints are described with. */
type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  required?: string[];
};

/** The stable endpoints of an OpenAPI document, as far as a later one has to keep them. */
export function stableSurfaceOf({ paths }: Pick<Description, 'paths'>): StableSurface {
  const surfaces = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-programs'] === 'stable')
      .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, surfaceOf(operation)]),
  );
  return Object.fromEntries(surfaces.sort());
}

function surfaceOf({ parameters = [], requestBody, responses }: Operation): Surface {
  const body = requestBody?.content['application/json']?.schema;
  const inputs = [
    ...parameters.flatMap(({ in: place, name, required, schema }) =>
      fieldsOf([schema as Schema], `${place}.${name}`, required),
    ),
    ...(requestBody && body ? fieldsOf([body], 'body', requestBody.required) : []),
  ];
  const outputs = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content)
      .filter(([media]) => media !== 'application/problem+json')
      .flatMap(([media, { schema }]) =>
        fieldsOf([schema as Schema], media === 'application/json' ? status : `${status} ${media}`),
      ),
  );
  return {
    inputs: Object.fromEntries(inputs),
    outputs: Object.fromEntries(outputs),
    statuses: Object.keys(responses).join(' '),
  };
}

/** A field and those in it. It may have several schemas, where one of them is enough. */
function fieldsOf(schemas: Schema[], path: string, isRequired = true): [string, string][] {
  const variants = schemas.flatMap(variantsOf);
  const types = [...new Set(variants.flatMap(typesOf))].sort().join(' | ');
  const objects = variants.filter(({ properties }) => properties);
  const names = new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const items = variants.flatMap((variant) => variant.items ?? []);
  const values = variants.flatMap((variant) => variant.additionalProperties ?? []);
  return [
    [path, `${isRequired ? '!' : '?'}${types}`],
    ...(items.length > 0 ? fieldsOf(items, `${path}[]`) : []),
    ...(values.length > 0 ? fieldsOf(values, `${path}.*`) : []),
    ...[...names].flatMap((name) =>
      fieldsOf(
        objects.flatMap(({ properties }) => properties?.[name] ?? []),
        `${path}.${name}`,
        objects.every(({ required }) => required?.includes(name)),
      ),
    ),
  ];
}

function variantsOf(schema: Schema): Schema[] {
  return schema.anyOf?.flatMap(variantsOf) ?? [schema];
}

function typesOf({ type = 'any', ...stated }: Schema): string[] {
  if ('const' in stated) return [JSON.stringify(stated.const)];
  return stated.enum?.map((value) => JSON.stringify(value)) ?? [type];
}

/** Says in a sentence each what a program that was written for `before` can’t rely on any longer. */
export function findShrinkage(before: StableSurface, after: StableSurface): string[] {
  return Object.entries(before).flatMap(([name, then]) => {
    const now = after[name];
    if (!now) return [`${name} is no longer a stable endpoint.`];
    return [
      ...then.statuses
        .split(' ')
        .filter((status) => !now.statuses.includes(status))
        .map((status) => `${name} no longer answers ${status}.`),
      ...Object.entries(then.inputs).flatMap(([field, was]) => findLostInput(field, was, now)),
      ...Object.entries(now.inputs).flatMap(([field, is]) => findNewDemand(field, is, then)),
      ...Object.entries(then.outputs).flatMap(([field, was]) => findLostOutput(field, was, now)),
    ].map((sentence) => (sentence.startsWith(name) ? sentence : `${name} ${sentence}`));
  });
}

function findLostInput(field: string, was: string, { inputs }: Surface): string[] {
  const is = inputs[field];
  if (!is) return [`no longer takes ${field}.`];
  const lost = typesIn(was).filter((type) => !covers(typesIn(is), type));
  return lost.map((type) => `no longer takes ${type} as ${field}.`);
}

function findNewDemand(field: string, is: string, { inputs }: Surface): string[] {
  const isIn = field.startsWith('body') ? (inputs[parentOf(field)] ?? field === 'body') : true;
  const isNew = is.startsWith('!') && !field.endsWith('[]') && !inputs[field]?.startsWith('!');
  return isIn && isNew ? [`now requires ${field}.`] : [];
}

/** New values of an enumeration are growth, new types aren’t. */
function findLostOutput(field: string, was: string, { outputs }: Surface): string[] {
  const is = outputs[field];
  if (!is) return [`no longer answers ${field}.`];
  const known = typesIn(was);
  const isOpen = known.some((type) => type.startsWith('"'));
  const added = typesIn(is).filter(
    (type) => !covers(known, type) && !(isOpen && type.startsWith('"')),
  );
  return [
    ...(was.startsWith('!') && is.startsWith('?') ? [`may now leave out ${field}.`] : []),
    ...added.map((type) => `now answers ${type} as ${field}, which was ${known.join(' or ')}.`),
  ];
}

const typesIn = (field: string) => field.slice(1).split(' | ');

function covers(types: string[], type: string): boolean {
  if (types.includes(type) || types.includes('any')) return true;
  if (type.startsWith('"')) return types.includes('string');
  if (type === 'true' || type === 'false') return types.includes('boolean');
  return (type === 'integer' || /^-?\d/.test(type)) && types.includes('number');
}

const parentOf = (field: string) => field.replace(/(\.[^.[]*|\[\])$/, '');
