import type { OperationsParts } from '#contract/operation-problems';

/**
 * What someone who looks at the Operations page would notice. Not the numbers that change with each
 * job: pages would fetch everything all the time.
 */
export function summarize(parts: OperationsParts): string {
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
