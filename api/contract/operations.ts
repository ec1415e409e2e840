import * as v from 'valibot';
import { mailStatuses, roles } from '#db/values/enumerations';
import { problemKinds } from '#db/values/problem-kinds';
import { instantText } from './fields.ts';

/** What runs behind the shop, for admins. It never contains the data of jobs, emails or events. */

/** A job that was tried as often as it may be. */
export const FailedJob = v.object({
  id: v.string(),
  /** The kind of job, such as 'nightly-reconciliation'. */
  queue: v.string(),
  /** The class and code of the last error; its message may contain personal data. */
  error: v.nullable(v.string()),
  attempts: v.number(),
  failedAt: instantText,
});
export type FailedJob = v.InferOutput<typeof FailedJob>;

/** The most rows that a section lists. */
export const maxOperationsRows = 100;

export const JobsState = v.object({
  /** Due, and not running yet. */
  waiting: v.number(),
  /** Failed before, and waiting for the next attempt. */
  retrying: v.number(),
  active: v.number(),
  /** Since when the oldest job is due; null: none is. */
  oldestDueAt: v.nullable(instantText),
  /** Without emails, which have a list of their own. */
  failedCount: v.number(),
  /** The newest {@link maxOperationsRows}. */
  failed: v.array(FailedJob),
});
export type JobsState = v.InferOutput<typeof JobsState>;

/** An email that wasn't sent yet. */
export const UnsentMail = v.object({
  id: v.number(),
  kind: v.string(),
  /** Such as 'a•••@example.com'. */
  maskedTo: v.string(),
  status: v.picklist(mailStatuses),
  /** The code of the last error, such as 'ECONNREFUSED'. */
  error: v.nullable(v.string()),
  attempts: v.number(),
  canRetry: v.boolean(),
  createdAt: instantText,
});
export type UnsentMail = v.InferOutput<typeof UnsentMail>;

export const MailsState = v.object({
  waiting: v.number(),
  /** When the oldest one that waits was written; null: none waits. */
  oldestWaitingAt: v.nullable(instantText),
  failedCount: v.number(),
  /** Failed, or waiting after a failed attempt. The newest {@link maxOperationsRows}. */
  unsent: v.array(UnsentMail),
});
export type MailsState = v.InferOutput<typeof MailsState>;

/** A genuine event of the payment provider that couldn't be processed. */
export const FailedWebhook = v.object({
  /** The provider's id. */
  id: v.string(),
  type: v.string(),
  error: v.string(),
  attempts: v.number(),
  occurredAt: instantText,
  failedAt: instantText,
});
export type FailedWebhook = v.InferOutput<typeof FailedWebhook>;

export const WebhooksState = v.object({
  lastReceivedAt: v.nullable(instantText),
  /** How long the last event took from the provider to the shop. */
  lagSeconds: v.nullable(v.number()),
  failedCount: v.number(),
  failed: v.array(FailedWebhook),
});
export type WebhooksState = v.InferOutput<typeof WebhooksState>;

export const ProviderState = v.object({
  /** Whether the newest call was answered; null: there was none. */
  isReachable: v.nullable(v.boolean()),
  lastAnsweredAt: v.nullable(instantText),
  lastFailedAt: v.nullable(instantText),
  /** The first failed call since the last answer; null while it is reachable. */
  failingSince: v.nullable(instantText),
});
export type ProviderState = v.InferOutput<typeof ProviderState>;

export const StorageState = v.object({
  isFolderWritable: v.boolean(),
  freeBytes: v.number(),
  totalBytes: v.number(),
  databaseBytes: v.number(),
  /** Where uploaded files are, if not in the data folder. */
  files: v.nullable(v.object({ bucket: v.string(), isReachable: v.boolean() })),
});
export type StorageState = v.InferOutput<typeof StorageState>;

export const ShopProcess = v.object({
  id: v.string(),
  role: v.picklist(roles),
  release: v.string(),
  /** The newest migration that it contains. */
  schemaVersion: v.string(),
  startedAt: instantText,
  seenAt: instantText,
  /** Whether it reported lately. */
  isAlive: v.boolean(),
});
export type ShopProcess = v.InferOutput<typeof ShopProcess>;

export const ProcessesState = v.object({
  /** The newest migration that the database has run. */
  schemaVersion: v.string(),
  processes: v.array(ShopProcess),
});
export type ProcessesState = v.InferOutput<typeof ProcessesState>;

export const RunsState = v.object({
  reconciliation: v.nullable(
    v.object({
      startedAt: instantText,
      finishedAt: v.nullable(instantText),
      checked: v.number(),
      /** What remains for review: differences, and subscriptions without an order. */
      findings: v.number(),
      error: v.nullable(v.string()),
    }),
  ),
  /** null: no backup was made with this data folder. */
  backup: v.nullable(v.object({ finishedAt: instantText, bytes: v.number() })),
});
export type RunsState = v.InferOutput<typeof RunsState>;

/** Of the shop's own address, as visitors see it. */
export const CertificateState = v.object({
  /** Its host; null: the address has no certificate, because it doesn't start with https. */
  host: v.nullable(v.string()),
  /** null: it couldn't be read. */
  endsAt: v.nullable(instantText),
  checkedAt: v.nullable(instantText),
});
export type CertificateState = v.InferOutput<typeof CertificateState>;

/** A problem that was found, and since when it is gone. */
export const Alert = v.object({
  id: v.number(),
  kind: v.picklist(problemKinds),
  count: v.nullable(v.number()),
  openedAt: instantText,
  /** null: it is open. */
  recoveredAt: v.nullable(instantText),
});
export type Alert = v.InferOutput<typeof Alert>;

export const AlertsState = v.object({
  /** Who is emailed. */
  emails: v.array(v.string()),
  /** Whether a webhook is called. */
  hasWebhook: v.boolean(),
  /** Of the last 30 days, the newest first. */
  alerts: v.array(Alert),
});
export type AlertsState = v.InferOutput<typeof AlertsState>;
