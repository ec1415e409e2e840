import * as v from 'valibot';
import { Problem } from '#contract/problem';

const unreachable = 'We could not reach the server. Check your connection and try again.';

/**
 * A call that failed. `message` is the status, a colon, a space and the body's or the status'
 * text; `sentence` is what a person should read. Status 0: no answer came at all.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly sentence: string,
    readonly problem: Problem | null,
  ) {
    super(message);
  }

  static unreachable(): ApiError {
    return new ApiError(0, `0: ${unreachable}`, unreachable, null);
  }

  static async of(response: Response): Promise<ApiError> {
    const body = await response.text().catch(() => '');
    const text = body || response.statusText;
    const problem = readProblem(body);
    const plain = response.headers.get('content-type')?.startsWith('text/plain') ? body : '';
    const sentence = problem?.detail || plain || response.statusText;
    return new ApiError(response.status, `${response.status}: ${text}`, sentence, problem);
  }
}

/**
 * Whether it is a no with its reason. Without an answer, or after a fault, nobody has said no: what
 * was asked for may have been done all the same.
 */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Whether the password was right, and a code is asked for besides. */
export function isCodeRequired(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'code_required';
}

/** Whether what was asked for wants a sign-in of just now. */
export function asksToSignInAgain(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'sign_in_again';
}

function readProblem(body: string): Problem | null {
  try {
    const { success, output } = v.safeParse(Problem, JSON.parse(body));
    return success ? output : null;
  } catch {
    return null;
  }
}
