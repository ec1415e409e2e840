import { Failure } from '#api/http/failure';
import type { CheckoutSession } from '#contract/checkout';
import { withDeadline } from '../payments/timeout.ts';
import type { OrderEvents } from './order-events.ts';

/** Starts again with each look-up, because the watch outlives the request that started it. */
const lookTimeoutMs = 18_000;
/** Responses that are written before other requests get a turn. */
const answersPerTurn = 20;

/** What is the same for every request. */
type WatchedSession = Omit<CheckoutSession, 'briefToken'>;

type Wait = {
  endsAtMs: number;
  signal: AbortSignal;
  answer: (session: WatchedSession) => void;
  fail: (error: unknown) => void;
};

type Options = {
  look: () => Promise<WatchedSession>;
  /** Read after each look-up. */
  lookEveryMs: () => number;
  orderEvents: OrderEvents;
  /** Called before the last waits fail. Later requests need another watch. */
  onEnd: () => void;
  /** How exactly waits end. */
  tickMs?: number;
};

export type StatusWatch = ReturnType<typeof createStatusWatch>;

/** Watches one checkout for all requests that wait for it, so that one look-up answers them all. */
export function createStatusWatch(options: Options) {
  const { look, lookEveryMs, orderEvents, onEnd, tickMs = 1000 } = options;
  const waits = new Set<Wait>();
  let latest: WatchedSession | undefined;
  let failure: { error: unknown } | undefined;
  let lookAtMs = 0;
  let hasChanged = false;
  let isLooking = false;
  let isRunning = false;
  let alarm = Promise.withResolvers<void>();
  const wake = () => alarm.resolve();

  return {
    /** Undefined before the first look-up has ended. */
    latest: () => latest,

    /**
     * Resolves once the payment is decided, after `waitMs`, or when the request is aborted. Only
     * the first look-up can take longer, because there is no answer before it. Rejects when a
     * look-up fails.
     */
    wait(waitMs: number, signal: AbortSignal): Promise<WatchedSession> {
      const { promise, resolve, reject } = Promise.withResolvers<WatchedSession>();
      waits.add({ endsAtMs: performance.now() + waitMs, signal, answer: resolve, fail: reject });
      signal.addEventListener('abort', wake, { once: true });
      if (signal.aborted) wake();
      if (!isRunning) void run();
      return promise.finally(() => signal.removeEventListener('abort', wake));
    },
  };

  async function run(): Promise<void> {
    isRunning = true;
    const unsubscribe = orderEvents.subscribe((orderId) => {
      if (latest && orderId !== latest.orderId && !orderEvents.isReleased()) return;
      hasChanged = true;
      wake();
    });
    do {
      if (!isLooking && isLookDue()) void lookOnce();
      await nextTick();
      await settle(isDue, answer);
      // Requests that come while a look-up outlasts all waits share it.
    } while (!failure && (waits.size > 0 || isLooking));
    unsubscribe();
    onEnd();
    if (failure) await settle(() => true, failWith(failure.error));
  }

  async function lookOnce(): Promise<void> {
    isLooking = true;
    hasChanged = false;
    try {
      latest = await withDeadline(lookTimeoutMs, look);
      lookAtMs = performance.now() + lookEveryMs();
    } catch (error) {
      failure = { error };
    }
    isLooking = false;
    wake();
  }

  function isLookDue(): boolean {
    if (!latest) return true;
    return !orderEvents.isReleased() && (hasChanged || performance.now() >= lookAtMs);
  }

  /** Resolves at the next change, the end of a look-up or an abort, or after a tick. */
  async function nextTick(): Promise<void> {
    const timer = setTimeout(wake, tickMs);
    await alarm.promise;
    clearTimeout(timer);
    alarm = Promise.withResolvers();
  }

  function isDue({ endsAtMs, signal }: Wait): boolean {
    if (signal.aborted) return true;
    return latest !== undefined && (isOver(latest) || endsAtMs <= performance.now());
  }

  function isOver({ status }: WatchedSession): boolean {
    return (status !== 'open' && status !== 'processing') || orderEvents.isReleased();
  }

  function answer(wait: Wait): void {
    if (latest) wait.answer(latest);
    else
      wait.fail(new Failure('provider_down', 'The checkout’s status isn’t known yet. Try again.'));
  }

  /** Settles the waits that are due, a few at a time, so that other requests get their turn. */
  async function settle(
    isNext: (wait: Wait) => boolean,
    settleOne: (wait: Wait) => void,
  ): Promise<void> {
    let settled = 0;
    for (const wait of waits) {
      if (!isNext(wait)) continue;
      waits.delete(wait);
      settleOne(wait);
      settled += 1;
      if (settled % answersPerTurn === 0) await new Promise(setImmediate);
    }
  }
}

function failWith(error: unknown) {
  return ({ fail }: Wait) => fail(error);
}
