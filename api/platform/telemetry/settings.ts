import type { Environment } from '../environment.ts';
import type { tracesSamplers } from './samplers.ts';

/** Where a collector takes traces and metrics. undefined: they aren't sent. */
export type TelemetrySettings = {
  tracesUrl: string | undefined;
  metricsUrl: string | undefined;
  sampler: (typeof tracesSamplers)[number];
  /** From 0 to 1, for the samplers by ratio. */
  samplerRatio: number;
  /** How long spans may wait for others. */
  spanDelayMs: number;
  metricIntervalMs: number;
};

/** undefined: telemetry is off. The rest of the standard variables is read by its packages. */
export function telemetrySettings(env: Environment): TelemetrySettings | undefined {
  if (env.OTEL_SDK_DISABLED === 'true') return undefined;
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const urlOf = (signal: string, own: string | undefined, exporter: string) =>
    exporter === 'none' ? undefined : (own ?? (base && `${base}/v1/${signal}`));
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_EXPORTER_OTLP_METRICS_ENDPOINT } = env;
  const tracesUrl = urlOf('traces', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, env.OTEL_TRACES_EXPORTER);
  const metricsUrl = urlOf(
    'metrics',
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT,
    env.OTEL_METRICS_EXPORTER,
  );
  if (tracesUrl === undefined && metricsUrl === undefined) return undefined;
  return {
    tracesUrl,
    metricsUrl,
    sampler: env.OTEL_TRACES_SAMPLER,
    samplerRatio: env.OTEL_TRACES_SAMPLER_ARG,
    spanDelayMs: env.OTEL_BSP_SCHEDULE_DELAY,
    metricIntervalMs: env.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
