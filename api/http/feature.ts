import type { AnyElysia } from 'elysia';

/** Work at the times of a cron expression, in UTC. Its name never changes: stored runs have it. */
export type ScheduledJob = { name: string; cron: string; run: () => Promise<void> };

/**
 * What a noun brings to the API. Its parts take the dependencies and services that they need from one
 * record, by name.
 */
export type Feature<Needs, Gives, Wants, Runs> = {
  /** Created in the order of the features, so they need only services of earlier ones. */
  services?: (given: Needs) => Gives;
  /** Added once all services exist. */
  routes?: (given: Wants) => AnyElysia[];
  jobs?: (given: Runs) => ScheduledJob[];
};

/** States a feature: its types say what it needs and what it gives. */
export function feature<Needs = unknown, Gives = object, Wants = unknown, Runs = unknown>(
  stated: Feature<Needs, Gives, Wants, Runs>,
): Feature<Needs, Gives, Wants, Runs> {
  return stated;
}

/** What a function that creates services or routes takes. */
export type Given<Create extends (given: never) => unknown> = Parameters<Create>[0];

type FeatureList<Base, All, Wants> = {
  /**
   * Adds a feature. A type error names what it needs and no feature before it gives, or a service whose
   * name is taken.
   */
  with<Gives, Wanted, Run>(
    added: Feature<All, Gives & { [Name in keyof All]?: never }, Wanted, Run>,
  ): FeatureList<Base, All & Gives, Wants & Wanted & Run>;
  /** Creates all services, and returns them with what they were made from. */
  createServices: (base: Base) => All;
  routes: (given: Wants) => AnyElysia[];
  jobs: (given: Wants) => ScheduledJob[];
};

/** A list of features. `Base`: what the first of them may need. */
export function featuresOn<Base extends object>(): FeatureList<Base, Base, unknown> {
  const features: Feature<object, unknown, unknown, unknown>[] = [];
  const list = {
    with(added: Feature<object, unknown, unknown, unknown>) {
      features.push(added);
      return list;
    },
    createServices(base: object) {
      const given = { ...base };
      for (const { services } of features) Object.assign(given, services?.(given));
      return given;
    },
    routes: (given: unknown) => features.flatMap(({ routes }) => routes?.(given) ?? []),
    jobs: (given: unknown) => features.flatMap(({ jobs }) => jobs?.(given) ?? []),
  };
  // Each call adds to one list; only its type tells what the list has by then.
  return list as unknown as FeatureList<Base, Base, unknown>;
}
