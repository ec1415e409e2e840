import { countAsOne, readBunSummary, readClosingLine, type Tally, trust } from './tally.ts';

/** One of the things that must hold before a change is good. */
export interface Part {
  name: string;
  command: string[];
  tally(output: string, exitCode: number): Tally;
}

const bun = process.execPath;

function check(name: string, script: string): Part {
  return {
    name,
    command: [bun, 'run', script],
    tally: (_output, exitCode) => countAsOne(exitCode),
  };
}

/** Tests run file by file in a world of their own, two files at a time. */
export function tests(name: string, ...options: string[]): Part {
  return {
    name,
    command: [bun, 'test', '--parallel=2', '--timeout=20000', '--only-failures', ...options],
    tally: (output, exitCode) => trust(readBunSummary(output), exitCode),
  };
}

/** The test runner looks into folders with a leading dot only when told. */
const tested = ['.', './.storybook', './.ci'];

const visual: Part = {
  name: 'visual',
  command: [bun, 'run', 'visual'],
  tally: (output, exitCode) => trust(readClosingLine(output), exitCode),
};

const journeys: Part = {
  name: 'journeys',
  command: [bun, 'run', 'journeys'],
  tally: (output, exitCode) => trust(readBunSummary(output), exitCode),
};

/**
 * Step after step, so that what measures time or pixels has the machine to itself; the lanes of a
 * step run side by side.
 */
export const steps: Part[][][] = [
  [
    [
      check('types', 'types'),
      check('lint', 'lint'),
      check('imports', 'imports'),
      check('unused', 'unused'),
    ],
    [check('storybook', 'build-storybook')],
  ],
  [[tests('tests', ...tested)]],
  [[visual]],
  [[journeys]],
];
