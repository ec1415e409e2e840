import type { Jobs } from './jobs.ts';

export type IdleJobs = Jobs & {
  /** Makes a repeated pass now. */
  run(name: string): Promise<void>;
};

/**
 * The jobs of a process that works none, such as a test's. Nothing is lost: what a feature owes
 * stands in a table of its own, and a worker's repeated pass finds it there.
 */
export function createIdleJobs(): IdleJobs {
  const passes = new Map<string, () => Promise<void>>();
  return {
    define: () => ({ enqueue: async () => {} }),
    repeat(name, _cron, pass) {
      passes.set(name, pass);
    },
    async run(name) {
      const pass = passes.get(name);
      if (!pass) throw new Error(`There is no pass named ${name}`);
      await pass();
    },
  };
}
