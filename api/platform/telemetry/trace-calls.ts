import { noTracing, type SpanPlan, type Tracing } from './tracing.ts';

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
