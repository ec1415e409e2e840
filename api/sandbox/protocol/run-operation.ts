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
  /** Runs the work in one transaction; what it emitted is sent once that is through. */
  transact<T>(cause: Cause, work: (context: Context) => T): T;
}

export interface OperationRequest extends Route {
  cause: Cause;
  /** The form fields, from the query and from the body. */
  sources: string[];
  /** Resolves when the caller has gone away. */
  left: Promise<void>;
  /** Told the parameters once they have their types. */
  onParams(params: object): void;
  /** Told the answer inside the transaction that made it. */
  keep(answer: Answer): void;
}

/** Parameters by the contract, then the operation and its answer in one transaction. */
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

/** Every request schema is an object, and `expand` a list of texts wherever there is one. */
function paramsOf(coerced: unknown): { expand?: string[] } & Record<string, unknown> {
  return coerced as { expand?: string[] } & Record<string, unknown>;
}
