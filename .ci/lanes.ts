import { readFileSync } from 'node:fs';
import { Glob } from 'bun';
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

function script(name: string, scriptName = name): Check {
  return {
    name,
    command: [bun, 'run', scriptName],
    count: (_output, exitCode) => countExitCode(exitCode),
  };
}

/**
 * Three test files at a time, since some wait, and the slowest first. The script turns off the last stage of the
 * JavaScript compiler, which costs a short file more than it saves, and keeps freed memory for what comes next.
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
 * What behaves differently on a Postgres server than on the embedded one: locks, notifications, lost connections,
 * migrations, dumps, plans, search, time zones. The rest is tested once.
 */
const differsOnServer = [
  'db/{build-indexes,driver,failover,listeners,migrate,postgres,search,vanished-server}.test.ts',
  'api/start/{database-outage.storm,loaded-modules,pooler,roles,saturation}.test.ts',
  'api/testing/everywhere/edit-conflicts.test.ts',
  'api/commands/migrate.test.ts',
  'api/commands/backups/backups.test.ts',
  'api/commerce/checkout/checkout.storm.test.ts',
  'api/commerce/orders/{board,overdue,search,search-numbers}.test.ts',
  'api/commerce/plan-changes/races.test.ts',
  'api/identity/two-factor/concurrent-changes.test.ts',
  'api/oversight/analytics/{daily-sums,day-zone,series,totals}.test.ts',
  'api/office/live-updates/live-updates.test.ts',
  'api/platform/jobs/worker.test.ts',
  'api/office/settings/shop-day.test.ts',
  'api/platform/lists/searched-page.test.ts',
];

/** A race is a test whose name says this. Races may end differently on a server, which has several connections. */
const racePattern = 'concurrent|at.the.same.(time|moment)';
const raceLine = new RegExp(`^ *(?:test|describe).*(?:\\n.*)?(?:${racePattern})`, 'm');

/** Tests that run again on a Postgres server: whole files, and the races of all others. */
export function serverDatabaseChecks(): Check[] {
  const whole = new Set(differsOnServer.flatMap(filesOf));
  const races = filesOf('api/**/*.test.ts').filter(
    (file) => !whole.has(file) && raceLine.test(readFileSync(file, 'utf8')),
  );
  return [
    tests('tests on Postgres', '--no-isolate', ...whole),
    tests('races on Postgres', '--no-isolate', `--test-name-pattern=${racePattern}`, ...races),
  ];
}

/** A pattern without files would leave out a test that was renamed. */
function filesOf(pattern: string): string[] {
  const files = [...new Glob(pattern).scanSync()].sort();
  if (files.length === 0) throw new Error(`No test is called ${pattern}.`);
  return files.map((file) => `./${file}`);
}

/**
 * Files with a DOM need a global object of their own: React may still be rendering when one ends.
 * `bun test` skips folders with a leading dot unless they are named.
 */
const otherTests = [
  ...['api/**', 'db/**', 'sandbox/**', '**/*.journey.test.ts'].map(
    (path) => `--path-ignore-patterns=${path}`,
  ),
  ...['.', './.storybook', './.ci'],
];

const visual: Check = {
  name: 'visual',
  command: [bun, 'run', 'visual'],
  count: (output, exitCode) => includeExitCode(readClosingLine(output), exitCode),
  note: /^Stories visited in .*$/m,
};

/** Its files share a process's modules, as those of the server do. */
const sandboxTests: Check = {
  name: 'tests of the sandbox',
  command: [bun, 'run', '--cwd', 'sandbox', 'test'],
  count: (output, exitCode) => includeExitCode(readBunSummary(output), exitCode),
};

/** A browser on a busy machine can miss a deadline. What passes only when repeated is named. */
export const journeys: Check = {
  name: 'journeys',
  command: [bun, 'run', 'journeys'],
  count: (output, exitCode) => includeExitCode(readBunSummary(output), exitCode),
  repeat: (files) => [bun, 'test', '--path-ignore-patterns=none', ...files.map((it) => `./${it}`)],
};

/** A real Postgres has to be on the system, or to be installed as root. */
const onPostgres: Check = {
  name: 'what differs on Postgres',
  command: [bun, '.ci/test-on-postgres.ts'],
  count: (output, exitCode) => includeExitCode(readClosingLine(output), exitCode),
};

/**
 * What runs side by side: checks in browsers, which often wait, and those that only compute, which use the rest of
 * the processor then. It starts with the Storybook that the stories are visited in. The longest come first, and
 * whoever is done takes the next.
 */
export function lanes(postgres: boolean): Iterable<Check>[] {
  const computing = [
    script('storybook', 'build-storybook'),
    tests('tests of the server', ...serverTests),
    ...(postgres ? [onPostgres] : []),
    tests('other tests', ...otherTests),
    script('types'),
    sandboxTests,
    ...['lint', 'imports', 'unused'].map((name) => script(name)),
  ];
  const rest = computing.map(inTheBackground).values();
  return [inTurn([journeys, visual], rest), rest];
}

function* inTurn(...lists: Iterable<Check>[]): Generator<Check> {
  for (const list of lists) yield* list;
}

/** Uses what others leave of the processor. */
function inTheBackground(check: Check): Check {
  const behind = (command: string[]) => ['nice', '-n', '10', ...command];
  const { repeat } = check;
  return {
    ...check,
    command: behind(check.command),
    ...(repeat && {
      repeat(files) {
        const command = repeat(files);
        return command && behind(command);
      },
    }),
  };
}
