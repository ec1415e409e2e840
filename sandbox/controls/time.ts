import { FINALIZATION_DELAY_SECONDS } from '../billing/collection-schedule.ts';
import type { SandboxClock } from '../store/clock.ts';
import type { DueTask, DueTasks } from '../store/due-tasks.ts';
import type { Objects } from '../store/objects.ts';

/** Advances the sandbox's time, which subscriptions follow. It survives a restart. */
export interface TimeControls {
  now(): Date;
  /** The real time, without what was advanced. */
  realNow(): Date;
  /** Everything that comes due by then has been processed when this returns. */
  advanceTo(target: Date): void;
  /** Advances to the next renewal charge or cancellation. Returns null if there is none. */
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
  function advanceTo(target: number): Date {
    if (!(target >= clock.now())) throw new RangeError('Time can only move forward.');
    if (target > clock.now() + THREE_YEARS) {
      throw new RangeError('Time can move forward by at most three years at once.');
    }
    clock.advanceTo(target);
    runDueTasks();
    return new Date(target * 1000);
  }

  /** A renewal is charged once its draft is finalized; a cancellation takes effect immediately. */
  function chargedAt({ id, at }: DueTask): number {
    return objects.get('subscription', id)?.cancel_at === at ? at : at + FINALIZATION_DELAY_SECONDS;
  }

  return {
    now: () => new Date(clock.now() * 1000),
    realNow: () => new Date(clock.realNow() * 1000),
    advanceTo(target) {
      advanceTo(Math.ceil(target.getTime() / 1000));
    },
    advanceToNextRenewal() {
      const turn = dueTasks.nextRenewal();
      const targets = [turn && chargedAt(turn), dueTasks.nextDraft()?.at].filter(
        (target) => target !== undefined,
      );
      return targets.length === 0 ? null : advanceTo(Math.min(...targets));
    },
  };
}
