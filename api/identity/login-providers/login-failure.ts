import type { LoginProblem } from '#contract/session';

/** Nobody was signed in through the login provider; `problem` tells the person why. */
export class LoginFailure extends Error {
  constructor(
    readonly problem: LoginProblem,
    cause?: unknown,
  ) {
    super(`Sign-in failed: ${problem}`, { cause });
  }
}

/**
 * What went wrong with the provider, for the log. Only the client's own sentences and the
 * protocol's code for the error: they name no token, and nobody else can word them.
 */
export function describeLoginError({ problem, cause }: LoginFailure): string {
  const inner = cause instanceof Error ? cause.cause : undefined;
  const parts = [problem, ...[cause, inner].filter((part) => part instanceof Error).map(sentence)];
  return parts.join(': ');
}

function sentence(error: Error): string {
  const code = 'error' in error ? error.error : 'code' in error ? error.code : '';
  const isCode = typeof code === 'string' && /^\w{1,60}$/.test(code);
  return isCode ? `${error.message} (${code})` : error.message;
}
