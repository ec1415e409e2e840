import { FINALIZATION_DELAY_SECONDS } from '../billing/collection-schedule.ts';
import type { SandboxClock } from '../store/clock.ts';
import type { DueTask, DueTasks } from '../store/due-tasks.ts';
import type { Objects } from '../store/objects.ts';

/** Moves the time that subscriptions live by. It only goes forward, and outlives a restart. */
export interface TimeControls {
  now(): Date;
  /** Where nobody advances anything. */
  realNow(): Date;
  /** All that falls due up to then has happened, in its order, when this returns. */
  advanceTo(moment: Date): void;
  /** To where the next subscription is charged again, or ends; null where none is left. */
  advanceToNextRenewal(): Date | null;
}

export interface TimeParts {
  dueTasks: DueTasks;
  clock: SandboxClock;
  objects: Objects;
  runDueTasks(): void;
}

const THREE_YEARS = 3 * 366 * 24 * 60 * 60;

export function createTimeControls({
  dueTasks,
  clock,
  objects,
  runDueTasks,
}: TimeParts): TimeControls {
  function advanceTo(moment: number): Date {
    if (!(moment >= clock.now())) throw new RangeError('Time can only move forward.');
    if (moment > clock.now() + THREE_YEARS) {
      throw new RangeError('Time can move forward by at most three years at once.');
    }
    clock.advanceTo(moment);
    runDueTasks();
    return new Date(moment * 1000);
  }

  /** A renewal is charged when the hour of its draft is over; an end comes on the spot. */
  function chargedAt({ id, at }: DueTask): number {
    return objects.get('subscription', id)?.cancel_at === at ? at : at + FINALIZATION_DELAY_SECONDS;
  }

  return {
    now: () => new Date(clock.now() * 1000),
    realNow: () => new Date(clock.realNow() * 1000),
    advanceTo(moment) {
      advanceTo(Math.ceil(moment.getTime() / 1000));
    },
    advanceToNextRenewal() {
      const turn = dueTasks.nextRenewal();
      const moments = [turn && chargedAt(turn), dueTasks.nextDraft()?.at].filter(
        (moment) => moment !== undefined,
      );
      return moments.length === 0 ? null : advanceTo(Math.min(...moments));
    },
  };
}
