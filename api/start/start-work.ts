import type { LogLevel } from '#api/http/log';
import { startWatch } from '#api/oversight/operations/alerts/watch';
import { startHeartbeat } from '#api/oversight/operations/heartbeat';
import { startWebhooks } from '#api/oversight/webhooks/start';
import type { Settings } from '#api/platform/settings';
import type { Services } from '../features.ts';
import type { Dependencies } from './dependencies.ts';
import { findPoolerProblems } from './open-database.ts';
import type { openResources } from './open-resources.ts';

type Options = {
  settings: Settings;
  deps: Dependencies;
  services: Services;
  resources: Awaited<ReturnType<typeof openResources>>;
  release: string;
  say: (line: string, level?: LogLevel) => void;
  closing: (() => unknown)[];
};

/** Starts what runs without a request: the sign of life, jobs and alerts. */
export async function startWork(options: Options): Promise<void> {
  const { settings, deps, services, resources, release, say, closing } = options;
  const { database, now, log } = deps;
  const heartbeat = await startHeartbeat({
    db: database.db,
    role: settings.role,
    release,
    now,
    log,
    providerCalls: resources.providerCalls.read,
  });
  closing.push(() => heartbeat.stop());
  closing.push(() => resources.jobs.stop());
  const [poolerProblems] = await Promise.all([
    findPoolerProblems(database, settings.postgres),
    resources.jobs.start(),
  ]);
  for (const problem of poolerProblems) say(problem, 'warn');
  const watch = startWatch({ alerts: services.alerts, log });
  closing.push(() => watch.stop());
  if (settings.role === 'web') return;
  const webhooks = await startWebhooks({
    database,
    log,
    webhookQueue: services.webhookQueue,
  });
  closing.push(() => webhooks.stop());
}
