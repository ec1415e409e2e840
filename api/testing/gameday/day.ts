import { addUp, type Figures, isGood, noFigures, sentencesOf } from './figures.ts';
import type { Step, StepOptions } from './step.ts';

export type Lived = { name: string; figures: Figures } | { name: string; missing: string[] };

/** Runs a step, unless this machine lacks what it needs. One that stops with an error is wrong. */
export async function live(name: string, step: Step, options: StepOptions): Promise<Lived> {
  console.info(`\n${name}`);
  const missing = step.missing();
  if (missing.length > 0) {
    console.info(`  not run: this machine has no ${missing.join(', no ')}`);
    return { name, missing };
  }
  const figures = await step.run(options).catch((error) => {
    const wrong = [String(error instanceof Error ? error.stack : error)];
    console.info(`  stopped with ${wrong}`);
    return { ...noFigures, wrong };
  });
  return { name, figures };
}

/** 1: something was lost, doubled or wrong. 2: nothing was, but not everything was tried. */
export function exitCodeOf(day: Lived[]): 0 | 1 | 2 {
  if (day.some((step) => 'figures' in step && !isGood(step.figures))) return 1;
  return day.every((step) => 'figures' in step) ? 0 : 2;
}

/** A table with a line for each step and one for all, then what was lost, doubled or wrong. */
export function formatDay(day: Lived[]): string[] {
  const run = day.flatMap((step) => ('figures' in step ? [step] : []));
  const notRun = day.length - run.length;
  const total = addUp(run.map(({ figures }) => figures));
  const totalName = notRun > 0 ? `total, ${notRun} not run` : 'total';
  return [
    line('', ['tried', 'lost', 'doubled', 'wrong', 'longest gap']),
    ...day.map((step) =>
      'figures' in step
        ? line(step.name, cellsOf(step.figures))
        : `${step.name.padEnd(nameWidth)}  not run: no ${step.missing.join(', no ')}`,
    ),
    line(totalName, cellsOf(total)),
    ...run.flatMap(({ name, figures }) =>
      sentencesOf(figures).map((sentence) => `${name} ${sentence}`),
    ),
  ];
}

const nameWidth = 20;

function cellsOf({ tried, lost, doubled, wrong, longestGapMs }: Figures): string[] {
  const gap = longestGapMs === null ? '–' : `${(longestGapMs / 1000).toFixed(1)} s`;
  return [`${tried}`, `${lost.length}`, `${doubled.length}`, `${wrong.length}`, gap];
}

function line(name: string, cells: string[]): string {
  return [name.padEnd(nameWidth), ...cells.map((cell) => cell.padStart(13))].join('').trimEnd();
}
