/** As much of JSON Schema as examples are made from. */
type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
};

const formats: Record<string, string> = {
  'date-time': '2026-01-15T12:00:00.000Z',
  date: '2026-01-15',
  email: 'ada@example.com',
  uuid: '7f3d1c52-9a04-4c1e-8d11-2b6a0c5e9f47',
  uri: 'https://example.com',
};

/** By the end of a field's name, for texts whose rule a schema can't say. */
const texts: readonly [RegExp, string][] = [
  [/email/i, 'ada@example.com'],
  [/(url|address|src|href|thumbnail)$/i, 'https://example.com'],
  [/^(from|to)$/, '2026-01-15'],
  [/(at|until)$/i, '2026-01-15T12:00:00.000Z'],
  [/checkoutId$/, '7f3d1c52-9a04-4c1e-8d11-2b6a0c5e9f47'],
  [/orderId$/i, 'ACC-2026-0001'],
  [/ticketId$/i, 'TKT-2026-0001'],
  [/(amount|price|total|refunded|refundable|charge|paid|revenue|tax)$/i, '29.00'],
  [/code$/i, 'SUMMER-26'],
  [/currency$/i, 'USD'],
  [/name$/i, 'Ada Lovelace'],
];

/** A value that a schema of the API accepts, for readers of its documentation. */
export function exampleOf(schema: object, name = ''): unknown {
  const { type, anyOf, allOf, items, properties, ...stated } = schema as Schema;
  if ('const' in stated) return stated.const;
  if (stated.enum) return stated.enum[0];
  if (anyOf) return exampleOf(anyOf.find((one) => one.type !== 'null') ?? {}, name);
  if (allOf) return Object.assign({}, ...allOf.map((one) => exampleOf(one, name)));
  if (properties) {
    const entries = Object.entries(properties);
    return Object.fromEntries(entries.map(([key, value]) => [key, exampleOf(value, key)]));
  }
  if (type === 'array') return items ? [exampleOf(items, name.replace(/s$/, ''))] : [];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Math.max(1, stated.minimum ?? 1);
  if (type === 'string') return textOf(stated, name);
  return type === 'object' ? {} : null;
}

function textOf({ format, pattern, minLength = 0, default: usual }: Schema, name: string): string {
  if (typeof usual === 'string') return usual;
  if (format && formats[format]) return formats[format];
  if (pattern?.includes('\\.\\d{2}') || pattern?.includes('\\.\\d{1,2}')) return '29.00';
  if (pattern?.includes('\\d{4}-')) return '2026-01-15T12:00:00.000Z';
  const known = texts.find(([end]) => end.test(name))?.[1] ?? (pattern ? '1' : 'Text');
  return known.length < minLength ? known.padEnd(minLength, '.') : known;
}
