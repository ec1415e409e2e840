import type { Log } from '#api/http/log';
import type { ProcessFacts } from './resource.ts';
import type { TelemetrySettings } from './settings.ts';
import { noTracing, type Tracing } from './tracing.ts';

type Options = ProcessFacts & { settings: TelemetrySettings | undefined; log: Log };

/** Loads OpenTelemetry only if traces are sent. */
export async function openTracing({ settings, ...options }: Options): Promise<Tracing> {
  if (!settings?.tracesUrl) return noTracing;
  const { openTraces } = await import('./open-traces.ts');
  return openTraces({ ...options, settings, url: settings.tracesUrl });
}
