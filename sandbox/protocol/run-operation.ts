import type { Faults } from '../controls/faults.ts';
import { type Answer, answerWith, errorAnswer, failure } from './answer.ts';
import { coerce } from './coerce.ts';
import { requestSchema } from './contract.ts';
import { ProviderError } from './errors.ts';
import { type ExpandSources, expand } from './expand.ts';
import { readForm } from './form.ts';
import { checkLengths } from './lengths.ts';
import type { Context } from './operation.ts';
import type { Route } from './routing.ts';
import { rejectUnsupported } from './supported-parameters.ts';
import type { Cause } from './wire.ts';

export interface OperationDeps extends ExpandSources {
  faults: Faults;
  /** Runs the work in one transaction and sends its events afterwards. */
  transact<T>(cause: Cause, work: (context: Context) => T): T;
}

export interface OperationRequest extends Route {
  cause: Cause;
  /** Form fields from the query string and the body. */
  sources: string[];
  /** Resolves when the caller disconnects. */
  left: Promise<void>;
  /** Called with the typed parameters. */
  onParams(params: object): void;
  /** Called with the response inside the transaction that made it. */
  keep(answer: Answer): void;
}

/** Types the parameters, then runs the operation and builds its response in one transaction. */
export async function runOperation(shop: OperationDeps, task: OperationRequest): Promise<Answer> {
  const { operation, id, cause } = task;
  const fault = shop.faults.take(operation.name);
  if (fault === 'hang') {
    await task.left;
    throw failure(499);
  }
  if (typeof fault === 'object') {
    if ('status' in fault) throw failure(fault.status);
    await Promise.race([Bun.sleep(fault.delayMs), task.left]);
  }

  const params = paramsOf(coerce(requestSchema(operation.name), readForm(...task.sources)));
  task.onParams(params);
  checkLengths(operation.path, params);
  const { expand: paths = [], ...rest } = params;
  rejectUnsupported(rest, operation.supported);

  return shop.transact(cause, (context) => {
    const result = operation.run({ ...context, params: rest, id });
    const answer =
      result instanceof ProviderError
        ? { ...errorAnswer(result, cause.id ?? ''), kept: false }
        : answerWith(expand(result, paths, shop, operation.lists), cause);
    task.keep(answer);
    return { ...answer, lost: fault === 'reset' };
  });
}

/** Every request schema is an object, and `expand` is a list of strings. */
function paramsOf(coerced: unknown): { expand?: string[] } & Record<string, unknown> {
  return coerced as { expand?: string[] } & Record<string, unknown>;
}
