import type { NewerVersion } from '#contract/problem';
import type { ReceivedProblem } from './read-problem.ts';

const unreachable = 'We could not reach the server. Check your connection and try again.';

/** What proxies write as a whole body; HTTP/2 has no status text to compare it with. */
const gatewayTexts =
  /^(\d{3} )?(internal server error|bad gateway|service (temporarily )?unavailable|gateway time-?out)\.?$/i;

/**
 * A call that failed. `message` is the status, a colon, a space and the text of the body or the
 * status. `userMessage` is for people; it is '' if the server sent none. Status 0: there was no
 * answer.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly userMessage: string,
    readonly problem: ReceivedProblem | null,
  ) {
    super(message);
  }

  static unreachable(): ApiError {
    return new ApiError(0, `0: ${unreachable}`, unreachable, null);
  }

  static async of(response: Response): Promise<ApiError> {
    const body = await response.text().catch(() => '');
    const text = body || response.statusText;
    const problem = await readProblem(body);
    const sentence = problem ? problem.detail : plainTextMessage(response, body);
    return new ApiError(response.status, `${response.status}: ${text}`, sentence, problem);
  }
}

/**
 * Whether the server refused the call and said why. Without an answer or after a server error, the
 * change may have been made all the same.
 */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Who made the newer version that caused a conflict; undefined for any other failure. */
export function getNewerVersion(error: unknown): NewerVersion | undefined {
  return error instanceof ApiError ? error.problem?.newer : undefined;
}

/** Whether it clashes with what the server has, such as an email that is taken. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'conflict';
}

/** Whether the password was right and a two-factor code is required as well. */
export function isCodeRequired(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'code_required';
}

/** Whether the call requires a recent sign-in. */
export function isSignInAgainRequired(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'sign_in_again';
}

/** A plain-text body is for people, unless it only repeats the status. */
function plainTextMessage(response: Response, body: string): string {
  const isPlain = response.headers.get('content-type')?.startsWith('text/plain');
  const text = body.trim();
  return isPlain && text !== response.statusText && !gatewayTexts.test(text) ? text : '';
}

/** Loads the schema on demand: most pages never see an error. */
async function readProblem(body: string): Promise<ReceivedProblem | null> {
  try {
    const value: unknown = JSON.parse(body);
    const { parseProblem } = await import('./read-problem.ts');
    return parseProblem(value);
  } catch {
    return null;
  }
}
