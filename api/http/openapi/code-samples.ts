import type { JsonSchema, Operation, Parameter } from './document.ts';
import { exampleOf } from './example.ts';

type CodeSample = { lang: string; label: string; source: string };

type Call = {
  method: string;
  path: string;
  operation: Omit<Operation, 'operationId'>;
  /** A body that is right only as a whole. */
  example: object | undefined;
};

/** How programs call an endpoint: from a shell, and from TypeScript with the client or with `fetch`. */
export function codeSamplesOf({ method, path, operation, example }: Call): CodeSample[] {
  const { parameters = [], requestBody, 'x-programs': programs } = operation;
  const versioned = parameters.some(({ name }) => name === 'If-Match');
  const required = parameters.filter((parameter) => parameter.required);
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  const body = type === 'application/json' && (example ?? (content && briefOf(content, versioned)));
  const call = { method, path, required, versioned, type, body };
  const typeScript = programs === 'stable' ? withClient(call) : withFetch(call);
  return [
    { lang: 'Shell', label: 'curl', source: withCurl(call) },
    { lang: 'TypeScript', label: 'TypeScript', source: typeScript },
  ];
}

/** The ETag of an answer. */
const aVersion = '"1"';

type Content = { schema: unknown; example?: unknown };

type Described = {
  method: string;
  path: string;
  required: Parameter[];
  /** It takes the version that was read as `If-Match`. */
  versioned: boolean;
  /** Of the body. */
  type: string | undefined;
  /** false: none, or no JSON. */
  body: unknown;
};

/**
 * What a body must have, else its first field: samples are sent as they are, and each further field
 * would change something.
 */
function briefOf(content: Content, versioned: boolean): unknown {
  const { properties, required = [] } = content.schema as JsonSchema;
  const example = content.example as Record<string, unknown>;
  if (!properties) return example;
  const names = Object.keys(properties).filter((name) => name !== 'version' || !versioned);
  const needed = names.filter((name) => required.includes(name));
  const sent = needed.length > 0 ? needed : names.slice(0, 1);
  return Object.fromEntries(sent.map((name) => [name, example[name]]));
}

function withCurl({ method, path, required, versioned, type, body }: Described): string {
  const address = addressOf(path, required);
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$SHOP_URL${address}"`,
    '-H "Authorization: Bearer $SHOP_KEY"',
    ...(method === 'POST' ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(versioned ? [`-H 'If-Match: ${aVersion}'`] : []),
    ...(type ? [`-H 'Content-Type: ${type}'`] : []),
    ...(body ? [`-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`] : []),
    ...(type && !body ? ['--data-binary @file'] : []),
  ];
  return parts.join(' \\\n  ');
}

function withClient({ method, path, required, versioned, body }: Described): string {
  const given = Object.groupBy(required, (parameter) => parameter.in as 'path' | 'query');
  const params = {
    ...(given.path && { path: valuesOf(given.path) }),
    ...(given.query && { query: valuesOf(given.query) }),
    ...(versioned && { header: { 'If-Match': aVersion } }),
  };
  const init = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(body ? { body } : {}),
  };
  const more = Object.keys(init).length > 0 ? `, ${literal(init)}` : '';
  return `const answer = await shop.${method.toLowerCase()}('${path}'${more});`;
}

function withFetch({ method, path, required, versioned, type, body }: Described): string {
  const headers = {
    Authorization: `Bearer $\{SHOP_KEY}`,
    ...(method === 'POST' && { 'Idempotency-Key': `$\{crypto.randomUUID()}` }),
    ...(versioned && { 'If-Match': aVersion }),
    ...(type && { 'Content-Type': type }),
  };
  const named = literal(headers).replace(/"([^"]*\$\{[^"]*)"/g, '`$1`');
  const sent = type && (body ? `JSON.stringify(${literal(body)})` : 'file');
  const init = [
    ...(method === 'GET' ? [] : [`method: "${method}"`]),
    `headers: ${named}`,
    ...(sent ? [`body: ${sent}`] : []),
  ].map((line) => `\n  ${line.replaceAll('\n', '\n  ')},`);
  return `const answer = await fetch(\`$\{SHOP_URL}${addressOf(path, required)}\`, {${init.join('')}\n});`;
}

function addressOf(path: string, required: Parameter[]): string {
  const values = valuesOf(required);
  const query = new URLSearchParams(
    valuesOf(required.filter((parameter) => parameter.in === 'query')),
  ).toString();
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name);
  return query ? `${address}?${query}` : address;
}

function valuesOf(parameters: Parameter[]): Record<string, string> {
  return Object.fromEntries(
    parameters.map(({ name, example, schema }) => [
      name,
      String(example ?? exampleOf(schema as object, name)),
    ]),
  );
}

/** JSON, with names of fields as people write them. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^( *)"([a-z]\w*)":/gim, '$1$2:');
}
