import type { AfterFinalAttempt } from './billing/collect-invoice.ts';
import type { CardControls } from './controls/cards.ts';
import type { DisputeControls } from './controls/disputes.ts';
import type { FaultControls } from './controls/faults.ts';
import type { RecordedRequest } from './controls/recorder.ts';
import type { TimeControls } from './controls/time.ts';
import type { WebhookControls } from './webhooks/controls.ts';

export interface SandboxOptions {
  /** 0 takes any free one. */
  port: number;
  /** Default 127.0.0.1: nobody beyond this machine. */
  hostname?: string;
  /** Path of the SQLite file, or ':memory:'. */
  file: string;
  secretKey: string;
  /** Where a browser of this machine reaches the hosted pages; default the server's own address. */
  publicUrl?: string;
  /** One endpoint to look after: found again at the next start, even under another URL. */
  webhook?: { url: string; secret: string; enabledEvents?: string[] };
  /** The real time, for tests to set; what is advanced comes on top of it. */
  now?: () => Date;
  /** The wait after each failed webhook; default about three days in all. */
  retryDelaysMs?: number[];
  /** How long a webhook that is not answered holds up its customer's next one; default 500. */
  orderingTimeoutMs?: number;
  /** The provider's test mode allows 25 to an account; default: no limit. */
  requestsPerSecond?: number;
  /** What becomes of a subscription whose last try has failed; default 'canceled'. */
  afterFinalAttempt?: AfterFinalAttempt;
  log?: (line: string) => void;
  /** Keeps every API request in memory, for `requests()`. */
  record?: boolean;
}

export interface Sandbox {
  url: string;
  port: number;
  stop(): Promise<void>;
  /** Every API request since the start; empty without `record`. */
  requests(): RecordedRequest[];
  time: TimeControls;
  cards: CardControls;
  disputes: DisputeControls;
  webhooks: WebhookControls;
  faults: FaultControls;
}
