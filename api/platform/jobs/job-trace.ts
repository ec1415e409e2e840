import type { JobWithMetadata } from 'pg-boss';
import type { SpanPlan, TraceContext, Tracing } from '../telemetry/tracing.ts';

/** Of a job's stored data. */
const traceKey = '_trace';

/** The data as it is stored: with the trace that causes the job, if one is recorded. */
export function addTrace<Data extends object>(data: Data, tracing: Tracing): Data {
  const trace = tracing.context();
  return trace ? { ...data, [traceKey]: trace } : data;
}

/** Some jobs pass their data on, and no one else may learn of the trace. */
export function splitTrace<Data extends object>(stored: Data & { [traceKey]?: TraceContext }) {
  const { [traceKey]: trace = null, ...data } = stored ?? {};
  return { data: data as Data, trace };
}

/** The span of an attempt, in the trace that caused the job. */
export function spanOfAttempt(
  name: string,
  { id, retryCount }: Pick<JobWithMetadata, 'id' | 'retryCount'>,
  parent: TraceContext | null,
): SpanPlan {
  return {
    name: `process ${name}`,
    kind: 'consumer',
    parent,
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': name,
      'messaging.message.id': id,
      'sitewright.job.attempt': retryCount + 1,
    },
  };
}
