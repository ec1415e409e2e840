import type { Clock } from '#api/platform/clock';
import { watchCalls } from '#api/platform/watch-calls';
import type { Db } from '#db/client';
import { formatMetrics, type Metric } from './exposition.ts';
import { createRequestMetrics } from './requests.ts';
import { gauge, readStored } from './stored.ts';

type Options = { port: number; db: Db; now: Clock };

export type Metrics = ReturnType<typeof serveMetrics>;

/** Serves the process's metrics to Prometheus on this machine, at `/metrics`. */
export function serveMetrics({ port, db, now }: Options) {
  const requests = createRequestMetrics();
  const failures = new Map<string, number>();
  const server = Bun.serve({
    port,
    hostname: '127.0.0.1',
    reusePort: false,
    async fetch(request) {
      if (new URL(request.url).pathname !== '/metrics') return new Response(null, { status: 404 });
      const metrics = [requests.read(), readFailures(), ...readProcess()];
      const text = formatMetrics([...metrics, ...(await readStored(db, now))]);
      return new Response(text, { headers: { 'content-type': 'text/plain; version=0.0.4' } });
    },
  });
  return { port: server.port, observe: requests.observe, watch, stop: () => server.stop(true) };

  /** Counts the calls of a port that fail, by their name. */
  function watch<Port extends object>(port: Port): Port {
    return watchCalls(port, { onFailure: count });
  }

  function count(call: string): void {
    failures.set(call, (failures.get(call) ?? 0) + 1);
  }

  function readFailures(): Metric {
    return {
      name: 'provider_failures_total',
      help: 'Calls of the payment provider that were refused or unanswered',
      type: 'counter',
      samples: [...failures].map(([call, value]) => ({ labels: { call }, value })),
    };
  }
}

function readProcess(): Metric[] {
  const { user, system } = process.cpuUsage();
  const startedAt = performance.timeOrigin / 1000;
  const cpu = { value: (user + system) / 1e6 };
  return [
    gauge('process_resident_memory_bytes', 'Memory', process.memoryUsage.rss()),
    gauge('process_start_time_seconds', 'Start, in seconds since 1970', startedAt),
    {
      ...{ name: 'process_cpu_seconds_total', help: 'CPU time', type: 'counter' },
      samples: [cpu],
    },
  ];
}
