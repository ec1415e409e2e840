import type { AfterFinalAttempt } from './billing/collect-invoice.ts';
import type { CardControls } from './controls/cards.ts';
import type { DisputeControls } from './controls/disputes.ts';
import type { FaultControls } from './controls/faults.ts';
import type { RecordedRequest } from './controls/recorder.ts';
import type { TaxControls } from './controls/tax.ts';
import type { TimeControls } from './controls/time.ts';
import type { WebhookControls } from './webhooks/controls.ts';

export interface SandboxOptions {
  /** 0 picks any free port. */
  port: number;
  /** Default 127.0.0.1. */
  hostname?: string;
  /** Path of the SQLite file, or ':memory:'. */
  file: string;
  secretKey: string;
  /** Where a local browser reaches the hosted pages. Defaults to the server's own URL. */
  publicUrl?: string;
  /** An endpoint to create at startup, or to update if an earlier start created it. */
  webhook?: { url: string; secret: string; enabledEvents?: string[] };
  /** The real time. Time that was advanced is added to it. */
  now?: () => Date;
  /** The delay after each failed webhook attempt. Defaults to about three days in all. */
  retryDelaysMs?: number[];
  /** How long an unanswered webhook may block later ones of the same customer. Default 500. */
  orderingTimeoutMs?: number;
  /** The API's rate limit. The provider's test mode allows 25. Defaults to no limit. */
  requestsPerSecond?: number;
  /** A subscription's status after its final payment attempt has failed. Default 'canceled'. */
  afterFinalAttempt?: AfterFinalAttempt;
  log?: (line: string) => void;
  /** Keeps every API request in memory for `requests()`. */
  record?: boolean;
}

export interface Sandbox {
  url: string;
  port: number;
  stop(): Promise<void>;
  /** Every API request since startup. Empty without `record`. */
  requests(): RecordedRequest[];
  time: TimeControls;
  cards: CardControls;
  disputes: DisputeControls;
  webhooks: WebhookControls;
  faults: FaultControls;
  tax: TaxControls;
}
