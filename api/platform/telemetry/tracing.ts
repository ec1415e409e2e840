import type { TraceFields } from '#api/http/log';

/** Values of ours: routes, names and counts. Nothing that a person typed, and no address. */
export type Attributes = Record<string, string | number | boolean>;

/** The headers of W3C Trace Context, which continue a trace elsewhere. */
export type TraceContext = { traceparent: string; tracestate?: string };

export type SpanPlan = {
  /** Of few different ones, such as 'process mail'. */
  name: string;
  kind?: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** What caused it; null: nothing known, so a trace begins. Default: what runs now. */
  parent?: TraceContext | null;
};

/** Adds what is known only later. `isError`: the operation failed. */
export type Note = (attributes: Attributes, isError?: boolean) => void;

/** Tells an OpenTelemetry collector what the shop does, or no one. */
export interface Tracing {
  /** Runs the work in a span, which ends with it. A rejected promise makes it an error. */
  run<T>(plan: SpanPlan, work: (note: Note) => T): T;
  /** Like `run`, if a trace is being recorded. The rest is left out, as work without a cause. */
  runInside<T>(plan: () => SpanPlan, work: () => T): T;
  /** Continues the current trace; undefined without one. */
  context(): TraceContext | undefined;
  /** What log lines say of the current trace. */
  logFields(): TraceFields | undefined;
  /** Sends what is left. Takes a few seconds at most. */
  stop(): Promise<void>;
}

const ignore: Note = () => {};

/** Telemetry is off: nothing is recorded, and nothing loaded. */
export const noTracing: Tracing = {
  run: (_, work) => work(ignore),
  runInside: (_, work) => work(),
  context: () => undefined,
  logFields: () => undefined,
  stop: async () => {},
};

/** Runs each call of a port in a span. */
export function traceCalls<Port extends object>(
  port: Port,
  tracing: Tracing,
  planOf: (name: string) => SpanPlan,
): Port {
  if (tracing === noTracing) return port;
  return new Proxy(port, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) =>
        tracing.run(planOf(String(name)), (): unknown => Reflect.apply(method, target, given));
    },
  });
}
