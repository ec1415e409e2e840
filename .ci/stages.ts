import {
  countExitCode,
  includeExitCode,
  readBunSummary,
  readClosingLine,
  type TestCounts,
} from './test-counts.ts';

/** A command that must succeed before a change is merged. */
export interface Check {
  name: string;
  command: string[];
  count(output: string, exitCode: number): TestCounts;
}

const bun = process.execPath;

function script(name: string, scriptName = name): Check {
  return {
    name,
    command: [bun, 'run', scriptName],
    count: (_output, exitCode) => countExitCode(exitCode),
  };
}

/**
 * Two test files at a time, each with a global object of its own. The script turns off the last stages
 * of the JavaScript and WebAssembly compilers, which cost a short file more than they save.
 */
export function tests(name: string, ...options: string[]): Check {
  return {
    name,
    command: [bun, 'run', 'tests', ...options],
    count: (output, exitCode) => includeExitCode(readBunSummary(output), exitCode),
  };
}

/** `bun test` skips folders with a leading dot unless they are named. */
const testedFolders = ['.', './.storybook', './.ci'];

const visual: Check = {
  name: 'visual',
  command: [bun, 'run', 'visual'],
  count: (output, exitCode) => includeExitCode(readClosingLine(output), exitCode),
};

const journeys: Check = {
  name: 'journeys',
  command: [bun, 'run', 'journeys'],
  count: (output, exitCode) => includeExitCode(readBunSummary(output), exitCode),
};

/**
 * Stages run one after another, so that checks that measure time or pixels have the machine to
 * themselves. The lists of a stage run side by side, and the checks of a list in order.
 */
export const stages: Check[][][] = [
  [
    [script('types'), script('lint'), script('imports'), script('unused')],
    [script('storybook', 'build-storybook')],
  ],
  [[tests('tests', ...testedFolders)]],
  [[visual]],
  [[journeys]],
];
