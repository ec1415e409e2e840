/** What a test does to the webhooks on their way. */
export interface WebhookControls {
  /** Keeps back what has not been sent yet. */
  hold(): void;
  /** Sends what was held; resolves when each was tried once. */
  release(): Promise<void>;
  /** While on, each event is sent twice. */
  sendTwice(on: boolean): void;
  /** While on, events are lost on the way and never sent again. */
  drop(on: boolean): void;
  /** Resolves when every event was answered or given up; while held, when none is on its way. */
  settled(): Promise<void>;
  /** How many deliveries still wait for a good answer. */
  pending(): number;
}
