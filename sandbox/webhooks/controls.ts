/** The faults of webhook deliveries. */
export interface DeliveryFaults {
  held: boolean;
  twice: boolean;
  dropped: boolean;
  reversed: boolean;
  missigned: boolean;
  delayMs: number;
  ageMs: number;
}

/** Controls and faults of webhook deliveries. */
export interface WebhookControls {
  /** Holds deliveries that have not been sent yet. */
  hold(): void;
  /** Sends held deliveries. Resolves when each was attempted once. */
  release(): Promise<void>;
  /** While on, each event is sent twice. */
  sendTwice(on: boolean): void;
  /** While on, events are dropped and never retried. */
  drop(on: boolean): void;
  /** While on, the newest events are sent first. */
  reverse(on: boolean): void;
  /** While on, events are signed with a wrong secret. */
  signWithWrongSecret(on: boolean): void;
  /** Delays each event. 0 turns it off. */
  delay(ms: number): void;
  /** Backdates signatures. 0 turns it off. */
  backdateSignatures(ms: number): void;
  /** Sends events in an older API version. null turns it off. */
  sendInVersion(version: string | null): void;
  /** Sends an event again to all subscribed endpoints. */
  resend(event: string): void;
  deliveryFaults(): DeliveryFaults;
  /**
   * Resolves when every event was delivered or given up. While held, it doesn't wait for pending
   * ones.
   */
  settled(): Promise<void>;
  /** The number of deliveries without a successful response. */
  pending(): number;
}
