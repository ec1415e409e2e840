import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Log } from '#api/http/log';
import { reportOutage } from '#api/platform/telemetry/report-outage';

/** What a collector doesn't accept in time is lost. */
const maxExportMs = 10_000;

/** Sends metrics to a collector, by OTLP. */
export function sendToCollector(url: string, intervalMs: number, log: Log) {
  return new PeriodicExportingMetricReader({
    exporter: reportOutage(new OTLPMetricExporter({ url }), { what: 'metrics', log }),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: Math.min(intervalMs, maxExportMs),
  });
}
