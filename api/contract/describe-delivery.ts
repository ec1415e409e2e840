import {
  type DeliveryStage,
  deliveryStages,
  type PauseReason,
  pauseReasons,
} from '#db/values/enumerations';
import { deliveryProcess } from './claims.ts';
import type { DeliveryClock } from './delivery-clock.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Longer durations are shown in days. */
const maxHours = 48;

const waitingFor: Record<PauseReason, string> = {
  brief: 'the website brief',
  approval: 'approval of the preview',
};

/** The name of a stage: a step that the success page has promised. */
export function stageName(stage: DeliveryStage): string {
  return deliveryProcess[deliveryStages.indexOf(stage)]?.title ?? stage;
}

export function isPaused({ pause }: DeliveryClock): boolean {
  return pause !== null && pause.until === null;
}

/** Whether the shop waits for a brief that it has received before: something in it is missing. */
export function isAskedAgain({
  sentAt,
  pause,
}: { sentAt: string | null } & DeliveryClock): boolean {
  return sentAt !== null && pause?.reason === 'brief' && pause.until === null;
}

/** A paused delivery is never overdue. */
export function isOverdue(clock: DeliveryClock, now: Date): boolean {
  const { promisedAt } = clock;
  return promisedAt !== null && !isPaused(clock) && Date.parse(promisedAt) < now.getTime();
}

/**
 * When a website is due, or why it isn’t, for the people of the shop. The parts are joined as they
 * are. `at` formats an instant. Empty if nothing is due.
 */
export function describeDelivery<Moment>(
  clock: DeliveryClock,
  now: Date,
  at: (instant: string) => Moment,
): (string | Moment)[] {
  const { promisedAt, pause } = clock;
  if (pause && pause.until === null) {
    const { reason, since, leftMs } = pause;
    const left = leftMs > 0 ? ` ${formatSpan(leftMs)} left.` : '';
    const before = describePauses(pause.earlier);
    return [
      'Paused since ',
      at(since),
      `: we’re waiting for ${waitingFor[reason]}.${left}${before}`,
    ];
  }
  if (promisedAt === null) return [];
  return [
    isOverdue(clock, now) ? 'Overdue since ' : 'Due by ',
    at(promisedAt),
    `.${pause?.until ? describePauses([...pause.earlier, { ...pause, until: pause.until }]) : ''}`,
  ];
}

const next: Record<PauseReason, { ask: string; outcome: string; wait: string }> = {
  brief: { ask: 'Send your brief', outcome: 'start right away', wait: 'your brief' },
  approval: { ask: 'Approve your preview', outcome: 'publish your website', wait: 'your approval' },
};

/**
 * When the customer gets their website, or what they do for that; in emails too. The parts are joined
 * as they are. `when` formats an instant: 'within 41 hours', '5 hours ago'; it gets the span between
 * it and now. Empty if nothing is due.
 */
export function describeForCustomer<Moment>(
  clock: DeliveryClock,
  now: Date,
  when: (instant: string, span: string, isPast: boolean) => Moment,
): (string | Moment)[] {
  const { promisedAt, pause } = clock;
  if (pause && pause.until === null) {
    const { ask, outcome } = next[pause.reason];
    const result = pause.leftMs > 0 ? `deliver within ${formatSpan(pause.leftMs)}` : outcome;
    return [`${ask} and we’ll ${result}.`];
  }
  if (promisedAt === null) return [];
  const leftMs = Date.parse(promisedAt) - now.getTime();
  const isPast = isOverdue(clock, now);
  const due = when(promisedAt, formatSpan(Math.abs(leftMs)), isPast);
  const waits = pause?.until
    ? describeWaits([...pause.earlier, { ...pause, until: pause.until }])
    : '';
  return [isPast ? 'Your website was due ' : 'We’ll deliver ', due, `.${waits}`];
}

/** One sentence for each reason. Waits of less than a minute are left out. */
function describeWaits(pauses: readonly { reason: PauseReason; since: string; until: string }[]) {
  return pauseReasons
    .map((reason) => {
      const ms = pauses
        .filter((pause) => pause.reason === reason)
        .reduce((sum, { since, until }) => sum + Date.parse(until) - Date.parse(since), 0);
      return ms < minuteMs ? '' : ` We waited ${formatSpan(ms)} for ${next[reason].wait}.`;
    })
    .join('');
}

/** One sentence for each reason. Pauses of less than a minute are left out. */
function describePauses(pauses: readonly { reason: PauseReason; since: string; until: string }[]) {
  return pauseReasons
    .map((reason) => {
      const spans = pauses
        .filter((pause) => pause.reason === reason)
        .map(({ since, until }) => Date.parse(until) - Date.parse(since))
        .filter((ms) => ms >= minuteMs);
      if (spans.length === 0) return '';
      const total = formatSpan(spans.reduce((sum, ms) => sum + ms, 0));
      const times = spans.length === 2 ? 'twice' : `${spans.length} times`;
      const span = spans.length === 1 ? `for ${total}` : `${times}, for a total of ${total},`;
      return ` Paused ${span} while we waited for ${waitingFor[reason]}.`;
    })
    .join('');
}

/** '41 hours'. Rounded down, but at least one minute. */
function formatSpan(ms: number): string {
  if (ms < hourMs) return count(Math.max(1, Math.floor(ms / minuteMs)), 'minute');
  if (ms <= maxHours * hourMs) return count(Math.floor(ms / hourMs), 'hour');
  return count(Math.floor(ms / dayMs), 'day');
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
