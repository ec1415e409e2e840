import { postgresBinaries } from '../../../.ci/postgres-binaries.ts';
import { findProgram } from '../find-program.ts';
import { runScenario, type Scenario } from '../load/scenario.ts';
import type { Figures } from './figures.ts';

export type StepOptions = {
  /** As one of many: no longer than it takes to try the same. */
  isShort: boolean;
  /** What the command line names after the step. */
  args: string[];
};

export type Step = {
  /** What it needs and this machine doesn't have. */
  missing: () => string[];
  run: (options: StepOptions) => Promise<Figures>;
};

/** A step that needs Postgres and programs of Debian's packages. */
export function aStep(packages: Record<string, string>, run: Step['run']): Step {
  const missing = () => [
    ...Object.keys(packages)
      .filter((program) => !findProgram(program))
      .map((program) => `${program} (Debian’s package ${packages[program]})`),
    ...(hasPostgres() ? [] : ['postgres (Debian’s package postgresql)']),
  ];
  return { missing, run };
}

/** A scenario of `bun run load` as a step. */
export function aLoadStep(scenario: Scenario, packages: Record<string, string> = {}): Step {
  return aStep(packages, async ({ isShort }) => {
    const say = (line: string) => console.info(`  ${line}`);
    const { line, ...figures } = await runScenario(scenario, { say, isShort });
    console.info(`  ${line}`);
    return figures;
  });
}

/** One whose disk has to be mounted. */
export function aDiskStep(scenario: Scenario): Step {
  const step = aLoadStep(scenario, { mount: 'mount' });
  const isRoot = process.getuid?.() === 0;
  return {
    ...step,
    missing: () => [...step.missing(), ...(isRoot ? [] : ['root, to mount a disk'])],
  };
}

function hasPostgres(): boolean {
  try {
    return Boolean(postgresBinaries());
  } catch {
    return false;
  }
}
