/** What goes wrong with the webhooks on their way. */
export interface DeliveryFaults {
  held: boolean;
  twice: boolean;
  dropped: boolean;
  reversed: boolean;
  missigned: boolean;
  delayMs: number;
  ageMs: number;
}

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
  /** While on, of what waits the newest goes first. */
  reverse(on: boolean): void;
  /** While on, events are signed with a secret that is not the endpoint's. */
  signWithWrongSecret(on: boolean): void;
  /** Each event is sent that much later; 0 ends it. */
  delay(ms: number): void;
  /** Signatures say that they were made that long ago; 0 ends it. */
  backdateSignatures(ms: number): void;
  /** Events come in the shape of an older version of the API; null ends it. */
  sendInVersion(version: string | null): void;
  /** Sends an event once more, to all that want to hear of it. */
  resend(event: string): void;
  deliveryFaults(): DeliveryFaults;
  /** Resolves when every event was answered or given up; while held, when none is on its way. */
  settled(): Promise<void>;
  /** How many deliveries still wait for a good answer. */
  pending(): number;
}
