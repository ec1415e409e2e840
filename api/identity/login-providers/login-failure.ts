import type { LoginProblem } from '#contract/session';

/** A login through the provider failed. `problem` tells the user why. */
export class LoginFailure extends Error {
  constructor(
    readonly problem: LoginProblem,
    cause?: unknown,
  ) {
    super(`Sign-in failed: ${problem}`, { cause });
  }
}

/**
 * Describes the error for the log. Contains only the client's messages and the protocol's error
 * code, never tokens or text from the request.
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
