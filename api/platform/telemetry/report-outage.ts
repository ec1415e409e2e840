import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { Log } from '#api/http/log';
import { nameError } from '../error-name.ts';

type Exporter<Batch> = {
  export(batch: Batch, done: (result: ExportResult) => void): void;
};

/**
 * Logs once when a collector stops accepting what is sent, and once when it accepts it again. What
 * it didn't accept is lost. Nothing else hears of it.
 */
export function reportOutage<Batch, Kind extends Exporter<Batch>>(
  exporter: Kind & Exporter<Batch>,
  { what, log }: { what: 'traces' | 'metrics'; log: Log },
): Kind {
  const send = exporter.export.bind(exporter);
  let isFailing = false;
  exporter.export = (batch, done) =>
    send(batch, ({ code, error }) => {
      const hasFailed = code !== ExportResultCode.SUCCESS;
      if (hasFailed && !isFailing) {
        log(`telemetry: the collector doesn’t accept ${what}: ${describe(error)}`, {
          level: 'warn',
        });
      }
      if (!hasFailed && isFailing) {
        log(`telemetry: the collector accepts ${what} again`, { level: 'info' });
      }
      isFailing = hasFailed;
      done({ code: ExportResultCode.SUCCESS });
    });
  return exporter;
}

/** Without the response’s text, which can repeat what was sent. */
function describe(error: Error | undefined): string {
  if (error && 'code' in error && typeof error.code === 'number') return `HTTP ${error.code}`;
  return nameError(error);
}
