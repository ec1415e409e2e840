import { fullEmbedded, fullPostgres } from '../load/full-database.ts';
import { fullDisk } from '../load/full-disk.ts';
import { livePages } from '../load/live-pages.ts';
import { saturation } from '../load/saturation.ts';
import { slowClients } from '../load/slow-clients.ts';
import { liveThroughFailovers } from './failover.ts';
import { measureLocks } from './measure-locks.ts';
import { restoreBackup } from './restore.ts';
import { aDiskStep, aLoadStep, aStep, type Step } from './step.ts';
import { weatherStorms } from './storm.ts';
import { liveThroughUpgrades } from './upgrade.ts';

const haproxy = { haproxy: 'haproxy' };

/** In the order of an incident. */
export const steps: Record<string, Step> = {
  storm: aStep(haproxy, weatherStorms(2)),
  'storm-pooled': aStep(
    { ...haproxy, pgbouncer: 'pgbouncer' },
    weatherStorms(4, { isPooled: true, hasBucket: true }),
  ),
  failover: aStep({ ...haproxy, patroni: 'patroni', etcd: 'etcd-server' }, liveThroughFailovers),
  saturation: aLoadStep(saturation, { wrk: 'wrk' }),
  'slow-clients': aLoadStep(slowClients),
  'live-pages': aLoadStep(livePages),
  'full-disk': aDiskStep(fullDisk),
  'full-embedded': aDiskStep(fullEmbedded),
  'full-postgres': aDiskStep(fullPostgres),
  restore: aStep({ ...haproxy, pg_dump: 'postgresql-client' }, restoreBackup),
  locks: aStep({}, measureLocks),
  upgrade: aStep({ ...haproxy, git: 'git' }, liveThroughUpgrades),
};
