/** What happened, in one line. */
export type Outcome = { isGood: boolean; line: string };

/** `say` prints what is known before the end. */
export type Scenario = (say: (line: string) => void) => Promise<Outcome>;

/** Callers name their addresses themselves. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1', LOG_FORMAT: 'json' };
