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
  /** A line of the output that is shown even if everything passed. */
  note?: RegExp;
  /** The command that repeats the failed test files, once. Without one, nothing is repeated. */
  repeat?(files: string[]): string[] | undefined;
}

const bun = process.execPath;

/** Uses what other checks leave of the processor: nothing in it waits for a deadline. */
function script(name: string, scriptName = name): Check {
  return {
    name,
    command: ['nice', '-n', '19', bun, 'run', scriptName],
    count: (_output, exitCode) => countExitCode(exitCode),
  };
}

/**
 * Two test files at a time, the slowest first. The script turns off the last stages of the JavaScript and WebAssembly
 * compilers, which cost a short file more than they save, and keeps freed memory for what comes next.
 */
export function tests(name: string, ...options: string[]): Check {
  return {
    name,
    command: [bun, 'run', 'tests', ...options],
    count: (output, exitCode) => includeExitCode(readBunSummary(output), exitCode),
    repeat: (files) => {
      // What fails once in a while there is a race.
      if (files.some((file) => file.endsWith('.storm.test.ts'))) return undefined;
      const flags = options.filter((option) => option.startsWith('--'));
      return [bun, 'run', 'tests', ...flags, ...files.map((file) => `./${file}`)];
    },
  };
}

/**
 * Files share a process's modules, so that each loads neither the API nor the embedded Postgres again:
 * that would take a third of the time.
 */
export const serverTests = ['--no-isolate', './api', './db'];

/**
 * Tests that do not use the database, and long ones whose result does not depend on it. Tests of races
 * and killed servers are not skipped.
 */
const independentTests = [
  'api/access.test.ts',
  'api/contract/**',
  'api/hostile-files.test.ts',
  'api/http/openapi/description.test.ts',
  'api/platform/data-folder.test.ts',
  'api/platform/files/s3-store.test.ts',
  'api/platform/mail/mailbox/reach.test.ts',
  'api/development.test.ts',
  'api/sandbox/**',
  'api/commerce/payments/stripe/**',
  '**/dropped-webhooks.storm.test.ts',
  '**/event-order.storm.test.ts',
  '**/faults.storm.test.ts',
  '**/timeout.storm.test.ts',
  '**/two-years.storm.test.ts',
  '**/webhook.storm.test.ts',
  '**/*.journey.test.ts',
].map((pattern) => `--path-ignore-patterns=${pattern}`);

/** Tests that use the database, which can be a server. */
export const databaseTests = [...independentTests, ...serverTests];

/**
 * Files with a DOM need a global object of their own: React may still be rendering when one ends.
 * `bun test` skips folders with a leading dot unless they are named.
 */
const otherTests = [
  ...['api/**', 'db/**', '**/*.journey.test.ts'].map((path) => `--path-ignore-patterns=${path}`),
  ...['.', './.storybook', './.ci'],
];

const visual: Check = {
  name: 'visual',
  command: [bun, 'run', 'visual'],
  count: (output, exitCode) => includeExitCode(readClosingLine(output), exitCode),
  note: /^.* renderings examined.*$/m,
};

/** A browser on a busy machine can miss a deadline. What passes only when repeated is named. */
export const journeys: Check = {
  name: 'journeys',
  command: [bun, 'run', 'journeys'],
  count: (output, exitCode) => includeExitCode(readBunSummary(output), exitCode),
  repeat: (files) => [bun, 'test', '--path-ignore-patterns=none', ...files.map((it) => `./${it}`)],
};

/**
 * Stages run one after another, so that tests of races and checks that measure pixels have the machine
 * to themselves. The lists of a stage run side by side, and the checks of a list in order. Journeys often
 * wait, so what only computes runs beside them.
 */
export const stages: Check[][][] = [
  [
    [journeys],
    [
      ...['types', 'lint', 'imports', 'unused'].map((name) => script(name)),
      script('storybook', 'build-storybook'),
    ],
  ],
  [[tests('tests of the server', ...serverTests), tests('other tests', ...otherTests)]],
  [[visual]],
];
