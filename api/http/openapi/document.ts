/** As much of JSON Schema as the page and the tests read. */
export type JsonSchema = {
  type?: unknown;
  format?: unknown;
  properties?: Record<string, unknown> | undefined;
  required?: readonly string[] | undefined;
};

export type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: unknown;
  example?: unknown;
};

type Content = Record<string, { schema: unknown; example?: unknown }>;

/** An endpoint in an OpenAPI document. */
export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  /** Groups of endpoints. */
  tags: string[];
  /** Any of them. */
  security: Record<string, readonly string[]>[];
  'x-programs': string;
  /** Absent if programs can’t call it. */
  'x-codeSamples'?: { lang: string; label: string; source: string }[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<
    string,
    { $ref?: string; description: string; headers?: object; content?: Content }
  >;
};

/** An OpenAPI document. */
export type Description = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  /** What the shop sends to programs, by the type of the event. */
  webhooks: Record<
    string,
    Record<'post', Omit<Operation, 'operationId' | 'security' | 'x-programs'>>
  >;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, object>;
    headers: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
};
