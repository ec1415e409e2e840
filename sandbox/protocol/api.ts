import type { RecordedRequest, Recorder } from '../controls/recorder.ts';
import { newId } from '../ids.ts';
import { type Answer, errorAnswer, toResponse } from './answer.ts';
import { authenticate } from './authentication.ts';
import { ProviderError } from './errors.ts';
import { readForm, serializeForm } from './form.ts';
import type { Idempotency } from './idempotency.ts';
import type { Router } from './routing.ts';
import { type OperationDeps, type OperationRequest, runOperation } from './run-operation.ts';
import { checkVersion } from './versions.ts';
import type { Cause } from './wire.ts';

export interface ApiDeps extends OperationDeps {
  secretKey: string;
  route: Router;
  idempotency: Idempotency;
  recorder: Recorder;
  /** Throws the provider's 429 if there are too many requests. */
  checkRate(): void;
  now(): number;
  log(line: string): void;
}

/** Handles requests to the provider's API. */
export function createApi(parts: ApiDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    const { method } = request;
    const { pathname, search } = new URL(request.url);
    const key = method === 'POST' ? request.headers.get('idempotency-key') : null;
    const cause: Cause = { id: newId('req'), idempotency_key: key };
    const seen: Pick<RecordedRequest, 'operation' | 'params'> = {};

    const answer = await respond().catch(refused);
    const { status } = answer;
    parts.recorder.add({ ...cause, ...seen, method, path: pathname, status }, answer.body);
    parts.log(`${seen.operation ?? `${method} ${pathname}`} ${status}`);
    return toResponse(answer, cause);

    async function respond(): Promise<Answer> {
      authenticate(request, parts.secretKey);
      parts.checkRate();
      checkVersion(request);
      const route = parts.route(method, pathname);
      seen.operation = route.operation.name;
      const text = await request.text();
      const task: OperationRequest = {
        ...route,
        cause,
        sources: [search, text],
        left: leaving(request),
        onParams(params) {
          seen.params = params;
        },
        keep() {},
      };
      return key ? once(key, task) : runOperation(parts, task);
    }

    /**
     * A key replays its first response, including a 500. Of other errors it replays only those that
     * the operation itself raised.
     */
    async function once(key: string, task: OperationRequest): Promise<Answer> {
      const parameters = serializeForm(readForm(...task.sources));
      const digest = new Bun.CryptoHasher('sha256').update(parameters).digest('hex');
      const fingerprint = { path: pathname, digest };
      const kept = parts.idempotency.recall(key, fingerprint, parts.now());
      if (kept) return { ...kept, replayed: true };
      const keep = (answer: Answer) =>
        parts.idempotency.keep(key, fingerprint, answer, parts.now());
      return parts.idempotency.during(key, async () => {
        const answer = await runOperation(parts, { ...task, keep }).catch(refused);
        if (answer.kept) keep(answer);
        return answer;
      });
    }

    function refused(error: unknown): Answer {
      if (!(error instanceof ProviderError)) parts.log(`${method} ${pathname} failed: ${error}`);
      return errorAnswer(error, cause.id ?? '');
    }
  };
}

function leaving(request: Request): Promise<void> {
  return new Promise((resolve) => {
    request.signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
