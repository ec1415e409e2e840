import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import type { Operations } from '#api/oversight/operations/service';
import type { Clock } from '#api/platform/clock';
import { type Jobs, RetryableError } from '#api/platform/jobs/jobs';
import type { Mail } from '#api/platform/mail/service';
import { publish } from '#api/platform/publish';
import type { AlertSettings } from '#api/platform/settings';
import { describeProblem } from '#contract/describe-problem';
import { judgeParts, type OperationsParts } from '#contract/operation-problems';
import type { Db } from '#db/client';
import type { AlertRow } from '#db/schema/alerts';
import { applyFindings } from './transitions.ts';
import { type AlertCall, callIdOf, callWebhook } from './webhook.ts';

type Dependencies = {
  db: Db;
  operations: Pick<Operations, 'readParts'>;
  mail: Pick<Mail, 'send' | 'sendNow'>;
  jobs: Jobs;
  settings: AlertSettings;
  baseUrl: string;
  now: Clock;
  log: Log;
};

type Event = { type: AlertCall['type']; alert: AlertRow };

export type Alerts = ReturnType<typeof createAlerts>;

/** Tells the owner of each problem behind the shop once, and once that it is over. */
export function createAlerts(deps: Dependencies) {
  const { db, operations, mail, jobs, settings, baseUrl, now, log } = deps;
  const { emails, webhook } = settings;
  const calling = jobs.define<AlertCall>('alert-webhook', {
    async perform(call) {
      if (!webhook) return;
      await callWebhook(webhook, call, now()).catch((error) => {
        throw new RetryableError(`the alert ${callIdOf(call)} wasn’t accepted: ${error.message}`);
      });
    },
    retries: { limit: 8, firstPauseSeconds: 10, longestPauseSeconds: 3600 },
    timeoutSeconds: 30,
  });
  let summary = '';

  return {
    /** Looks at everything, tells what is new, and lets open pages follow. */
    async pass(): Promise<void> {
      const parts = await operations.readParts((error) =>
        log(`operations: ${formatError(error)}`, { level: 'warn' }),
      );
      const at = now();
      const findings = judgeParts(parts, at);
      // Without a worker, nothing that is queued would be sent.
      const isAlone = findings.no_worker === true;
      const events = await db.transaction(async (tx) => {
        const { opened, recovered } = await applyFindings(tx, findings, at);
        const all: Event[] = [
          ...opened.map((alert) => ({ type: 'alert.opened' as const, alert })),
          ...recovered.map((alert) => ({ type: 'alert.recovered' as const, alert })),
        ];
        for (const event of all) await tell(tx, event, isAlone);
        return all;
      });
      await publishChange(parts, events.length > 0);
      if (isAlone) for (const event of events) await notify(event);
    },
  };

  async function tell(tx: Db, event: Event, isAlone: boolean): Promise<void> {
    for (const to of emails) {
      await mail.send(tx, 'operations-alert', {
        to,
        key: mailKey(event, to),
        thread: `alert:${event.alert.id}:${to}`,
        data: mailDataOf(event),
      });
    }
    if (webhook && !isAlone) await enqueue(tx, event);
  }

  /** From this process. What fails stays queued until a worker is back. */
  async function notify(event: Event): Promise<void> {
    for (const to of emails) {
      await mail.sendNow(mailKey(event, to)).catch((error) => log(`alert: ${formatError(error)}`));
    }
    if (!webhook) return;
    await callWebhook(webhook, callOf(event), now()).catch(async (error) => {
      log(`alert: ${formatError(error)}`);
      await enqueue(db, event);
    });
  }

  function enqueue(tx: Db, event: Event): Promise<void> {
    const call = callOf(event);
    return calling.enqueue(tx, call, callIdOf(call));
  }

  /** Open pages fetch everything again once something that they show is different. */
  async function publishChange(parts: OperationsParts, hasEvents: boolean): Promise<void> {
    const before = summary;
    summary = summarize(parts);
    if (!hasEvents && (before === '' || before === summary)) return;
    await publish(db, { kind: 'operations.changed', id: 0, name: '', by: null });
  }

  function callOf({ type, alert }: Event): AlertCall {
    const { id, kind, count, openedAt, recoveredAt } = alert;
    const { title, advice } = describeProblem(alert);
    return {
      type,
      alert: {
        id,
        kind,
        count,
        title,
        advice,
        openedAt: openedAt.toISOString(),
        recoveredAt: recoveredAt?.toISOString() ?? null,
      },
      shop: baseUrl,
      text: type === 'alert.opened' ? `${title}. ${advice} ${baseUrl}` : `Recovered: ${title}`,
    };
  }
}

function mailKey({ type, alert }: Event, to: string): string {
  return `${type}:${alert.id}:${to}`;
}

function mailDataOf({ alert }: Event) {
  const { openedAt, recoveredAt } = alert;
  return { ...describeProblem(alert), openedAt, recoveredAt };
}

/**
 * What someone who looks at the Operations page would notice. Not the numbers that change with each
 * job: pages would fetch everything all the time.
 */
function summarize(parts: OperationsParts): string {
  const { jobs, mails, webhooks, provider, storage, processes, runs, certificate } = parts;
  return JSON.stringify([
    jobs?.failedCount,
    [mails?.failedCount, mails?.waiting],
    webhooks?.failedCount,
    provider?.isReachable,
    [storage?.isFolderWritable, storage?.files?.isReachable],
    processes?.processes.map(({ id, isAlive }) => `${id} ${isAlive}`).sort(),
    [runs?.reconciliation?.finishedAt, runs?.reconciliation?.findings, runs?.backup?.finishedAt],
    certificate?.endsAt,
  ]);
}
