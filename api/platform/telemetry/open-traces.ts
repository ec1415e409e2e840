import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '#api/http/log';
import { nameError } from '../error-name.ts';
import { reportOutage } from './report-outage.ts';
import { createResource, type ProcessFacts } from './resource.ts';
import type { TelemetrySettings } from './settings.ts';
import type { Note, SpanPlan, TraceContext, Tracing } from './tracing.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

const propagator = new W3CTraceContextPropagator();

/** A collector that doesn't respond must not delay a shutdown. */
export const stopTimeoutMs = 3000;

type Options = ProcessFacts & { settings: TelemetrySettings; url: string; log: Log };

/** Sends spans to a collector in batches. Beyond 2048 that wait, they are dropped. */
export function openTraces({ settings, url, log, ...process }: Options): Tracing {
  const exporter = reportOutage(new OTLPTraceExporter({ url }), { what: 'traces', log });
  const provider = new TracerProvider({
    resource: createResource(process),
    sampler: createSampler(settings),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: settings.spanDelayMs }),
    ],
  });
  const tracer = provider.getTracer('sitewright', process.release);
  return {
    ...createOtelTracing(tracer),
    stop: () => Promise.race([provider.shutdown(), Bun.sleep(stopTimeoutMs)]),
  };
}

/** Which traces are recorded. One that a trusted proxy began is judged by its flag, if asked to. */
function createSampler({ sampler, samplerRatio }: TelemetrySettings): Sampler {
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'always_off'
      ? new AlwaysOffSampler()
      : name === 'traceidratio'
        ? new TraceIdRatioBasedSampler(samplerRatio)
        : new AlwaysOnSampler();
  return sampler === name ? root : new ParentBasedSampler({ root });
}

/** Records spans with a tracer. Nothing global is set, so that a process can have several. */
function createOtelTracing(tracer: Tracer): Omit<Tracing, 'stop'> {
  const current = new AsyncLocalStorage<Span>();
  return {
    run,

    runInside: (plan, work) =>
      // A span that has ended isn't recorded: timers of a request outlive it.
      current.getStore()?.isRecording() ? run(plan(), work) : work(),

    context() {
      const span = current.getStore();
      if (!span) return undefined;
      const headers: Partial<TraceContext> = {};
      propagator.inject(contextOf(span), headers, defaultTextMapSetter);
      const { traceparent } = headers;
      return traceparent === undefined ? undefined : { ...headers, traceparent };
    },

    logFields() {
      const span = current.getStore()?.spanContext();
      return span && { trace_id: span.traceId, span_id: span.spanId };
    },
  };

  function run<T>(plan: SpanPlan, work: (note: Note) => T): T {
    const { name, kind = 'internal', attributes = {} } = plan;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parentOf(plan));
    const note: Note = (later, isError = false) => {
      span.setAttributes(later);
      if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
    };
    return current.run(span, () => endWith(span, note, work));
  }

  function parentOf({ parent }: SpanPlan): Context {
    if (parent) return propagator.extract(ROOT_CONTEXT, parent, defaultTextMapGetter);
    return parent === null ? ROOT_CONTEXT : contextOf(current.getStore());
  }
}

function contextOf(span: Span | undefined): Context {
  return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
}

/** Only the names of errors are recorded: their messages can contain personal data. */
function endWith<T>(span: Span, note: Note, work: (note: Note) => T): T {
  const fail = (error: unknown): never => {
    note({ 'error.type': nameError(error) }, true);
    span.end();
    throw error;
  };
  try {
    const result = work(note);
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then((value) => {
      span.end();
      return value;
    }, fail) as T;
  } catch (error) {
    return fail(error);
  }
}
