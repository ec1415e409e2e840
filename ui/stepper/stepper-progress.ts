/** How people may move: to any step, or only to the first one that isn't done and those before. */
export type StepperNavigation = 'linear' | 'free';

type Step = { id: string; done?: boolean };

/** The ids of the steps that may be visited. Done steps always may. */
export function findReachableSteps(
  steps: readonly Step[],
  navigation: StepperNavigation,
): ReadonlySet<string> {
  const firstOpen = steps.findIndex(({ done }) => !done);
  const reachable = steps.filter(
    ({ done }, index) => navigation === 'free' || done || index === firstOpen,
  );
  return new Set(reachable.map(({ id }) => id));
}

/** Counts the steps that are done, whichever is shown. */
export function countDone(steps: readonly Step[]): number {
  return steps.filter(({ done }) => done).length;
}
