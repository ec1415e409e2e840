import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '#api/http/log';
import { createOtelTracing } from './otel-tracing.ts';
import { reportOutage } from './report-outage.ts';
import { createResource, type ProcessFacts } from './resource.ts';
import { createSampler } from './sampler.ts';
import type { TelemetrySettings } from './settings.ts';
import type { Tracing } from './tracing.ts';

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
