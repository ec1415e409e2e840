import type { Jobs } from './jobs.ts';

export type IdleJobs = Jobs & {
  /** Runs a scheduled job now. */
  run(name: string): Promise<void>;
  /** The jobs that a worker would have got: 'name key'. */
  added: string[];
};

/**
 * Jobs of a process without a worker, such as a test's. Nothing is lost: pending work is also
 * stored in a table, where a worker's scheduled job finds it.
 */
export function createIdleJobs(): IdleJobs {
  const passes = new Map<string, () => Promise<void>>();
  const added: string[] = [];
  return {
    added,
    define: (name) => ({ enqueue: async (_tx, _data, key) => void added.push(`${name} ${key}`) }),
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
