export type Sample = { labels?: Record<string, string>; value: number; suffix?: string };

export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
};

/** Prometheus's text format. Labels are words of ours, which need no escaping. */
export function formatMetrics(metrics: Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ labels = {}, value, suffix = '' }) => `${name}${suffix}${format(labels)} ${value}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

function format(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
