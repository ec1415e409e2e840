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
  /** Any of them. */
  security: Record<string, readonly string[]>[];
  'x-programs': string;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; headers?: object; content?: Content }>;
};

/** An OpenAPI document. */
export type Description = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    headers: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
};
