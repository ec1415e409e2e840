import protobuf from 'protobufjs';

/**
 * The numbers of the fields of OTLP that tests read, as opentelemetry.io/docs/specs/otlp defines them.
 * Others are skipped, as protobuf allows.
 */
const root = protobuf.Root.fromJSON({
  nested: {
    Traces: message({ resourceSpans: many('ResourceSpans', 1) }),
    ResourceSpans: message({ resource: one('Resource', 1), scopeSpans: many('ScopeSpans', 2) }),
    ScopeSpans: message({ spans: many('Span', 2) }),
    Span: message({
      traceId: one('bytes', 1),
      spanId: one('bytes', 2),
      parentSpanId: one('bytes', 4),
      name: one('string', 5),
      kind: one('SpanKind', 6),
      startTimeUnixNano: one('fixed64', 7),
      endTimeUnixNano: one('fixed64', 8),
      attributes: many('Attribute', 9),
      status: one('Status', 15),
    }),
    SpanKind: {
      values: { unspecified: 0, internal: 1, server: 2, client: 3, producer: 4, consumer: 5 },
    },
    Status: message({ code: one('StatusCode', 3) }),
    StatusCode: { values: { unset: 0, ok: 1, error: 2 } },
    Resource: message({ attributes: many('Attribute', 1) }),
    Attribute: message({ key: one('string', 1), value: one('Value', 2) }),
    Value: {
      fields: {
        stringValue: one('string', 1),
        boolValue: one('bool', 2),
        intValue: one('int64', 3),
        doubleValue: one('double', 4),
      },
      oneofs: { choice: { oneof: ['stringValue', 'boolValue', 'intValue', 'doubleValue'] } },
    },
    Metrics: message({ resourceMetrics: many('ResourceMetrics', 1) }),
    ResourceMetrics: message({
      resource: one('Resource', 1),
      scopeMetrics: many('ScopeMetrics', 2),
    }),
    ScopeMetrics: message({ metrics: many('Metric', 2) }),
    Metric: message({
      name: one('string', 1),
      unit: one('string', 3),
      gauge: one('Numbers', 5),
      sum: one('Numbers', 7),
      histogram: one('Histogram', 9),
    }),
    Numbers: message({ dataPoints: many('NumberPoint', 1) }),
    NumberPoint: {
      fields: {
        asDouble: one('double', 4),
        asInt: one('sfixed64', 6),
        attributes: many('Attribute', 7),
      },
      oneofs: { choice: { oneof: ['asDouble', 'asInt'] } },
    },
    Histogram: message({ dataPoints: many('HistogramPoint', 1) }),
    HistogramPoint: message({ count: one('fixed64', 4), attributes: many('Attribute', 9) }),
  },
});

/** Reads the body of an export. 64-bit numbers are texts, and bytes are base64. */
export function readExport(type: 'Traces' | 'Metrics', body: Uint8Array): Record<string, unknown> {
  const message = root.lookupType(type);
  const options = { longs: String, enums: String, bytes: String, defaults: true };
  return message.toObject(message.decode(body), options);
}

function one(type: string, id: number): protobuf.IField {
  return { type, id };
}

function many(type: string, id: number): protobuf.IField {
  return { type, id, rule: 'repeated' };
}

function message(fields: Record<string, protobuf.IField>): protobuf.IType {
  return { fields };
}
