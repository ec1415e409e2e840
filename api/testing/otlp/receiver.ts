import { readExport } from './wire-format.ts';

type Values = { key: string; value: Record<string, unknown> }[];

/** A span as the collector gets it. Ids are hexadecimal. */
export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: string;
  attributes: Record<string, unknown>;
  isError: boolean;
  durationMs: number;
};

export type ReceivedMetric = {
  name: string;
  unit: string;
  points: { attributes: Record<string, unknown>; count: number; value: number }[];
};

type Wire = {
  resource: { attributes: Values };
  scopeSpans?: { spans: WireSpan[] }[];
  scopeMetrics?: { metrics: WireMetric[] }[];
};
type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: string;
  attributes: Values;
  status: { code: string } | null;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
};
type WirePoint = { attributes: Values; count?: string; asDouble?: number; asInt?: string };
type WireMetric = {
  name: string;
  unit: string;
  [kind: string]: unknown;
};

/**
 * Starts a server on loopback that takes traces and metrics by OTLP. It reads them with another
 * implementation of protobuf than the shop's.
 */
export function startCollector(answer: () => number = () => 200) {
  const spans: ReceivedSpan[] = [];
  const metrics: ReceivedMetric[] = [];
  const resources: Record<string, unknown>[] = [];
  const requests: Request[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      requests.push(request);
      const status = answer();
      if (status !== 200) return new Response('No', { status });
      const { pathname } = new URL(request.url);
      const body = new Uint8Array(await request.arrayBuffer());
      if (pathname.endsWith('/v1/traces')) {
        for (const { resource, scopeSpans = [] } of read('Traces', body)) {
          resources.push(plain(resource.attributes));
          spans.push(...scopeSpans.flatMap((scope) => scope.spans.map(toSpan)));
        }
      } else {
        for (const { resource, scopeMetrics = [] } of read('Metrics', body)) {
          resources.push(plain(resource.attributes));
          metrics.push(...scopeMetrics.flatMap((scope) => scope.metrics.map(toMetric)));
        }
      }
      return new Response(null, { headers: { 'content-type': 'application/x-protobuf' } });
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    spans,
    metrics,
    resources,
    requests,
    stop: () => server.stop(true),
  };
}

function read(type: 'Traces' | 'Metrics', body: Uint8Array): Wire[] {
  const { resourceSpans, resourceMetrics } = readExport(type, body);
  return (resourceSpans ?? resourceMetrics ?? []) as Wire[];
}

function toSpan(span: WireSpan): ReceivedSpan {
  const hex = (base64: string) => Buffer.from(base64, 'base64').toString('hex');
  const lastedNs = BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano);
  return {
    traceId: hex(span.traceId),
    spanId: hex(span.spanId),
    parentSpanId: hex(span.parentSpanId),
    name: span.name,
    kind: span.kind,
    attributes: plain(span.attributes),
    isError: span.status?.code === 'error',
    durationMs: Number(lastedNs) / 1e6,
  };
}

function toMetric({ name, unit, ...data }: WireMetric): ReceivedMetric {
  const points = ['gauge', 'sum', 'histogram'].flatMap(
    (kind) => (data[kind] as { dataPoints?: WirePoint[] } | null)?.dataPoints ?? [],
  );
  return {
    name,
    unit,
    points: points.map(({ attributes, count, asDouble, asInt }) => ({
      attributes: plain(attributes),
      count: Number(count ?? 0),
      value: Number(asDouble ?? asInt ?? 0),
    })),
  };
}

function plain(values: Values): Record<string, unknown> {
  return Object.fromEntries(
    values.map(({ key, value }) => {
      const [found] = Object.values(value).filter((each) => each !== null);
      return [key, typeof found === 'string' && /^\d+$/.test(found) ? Number(found) : found];
    }),
  );
}
