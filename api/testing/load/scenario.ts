import { type Figures, noFigures } from '../gameday/figures.ts';

/** `line`: what happened. What is left out wasn't measured, or didn't happen. */
export type Outcome = Pick<Figures, 'tried' | 'wrong'> & Partial<Figures> & { line: string };

type Options = {
  /** Prints what is known before the end. */
  say: (line: string) => void;
  /** As part of a game day: no longer than it takes to try the same. */
  isShort: boolean;
};

export type Scenario = (options: Options) => Promise<Outcome>;

/** Callers name their addresses themselves. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1', LOG_FORMAT: 'json' };

/** One that stops with an error is wrong. */
export async function runScenario(scenario: Scenario, options: Options) {
  try {
    return { ...noFigures, ...(await scenario(options)) };
  } catch (error) {
    const wrong = [String(error instanceof Error ? error.stack : error)];
    return { ...noFigures, wrong, line: 'stopped with an error' };
  }
}
