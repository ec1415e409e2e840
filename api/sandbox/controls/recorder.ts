import type { Cause } from '../protocol/wire.ts';

/** One request of the API and what it was answered, for conformance tests. */
export interface RecordedRequest extends Cause {
  method: string;
  path: string;
  /** As the contract names it; undefined where no operation has that URL. */
  operation?: string;
  /** The parameters as the contract's types; undefined where they were refused. */
  params?: unknown;
  status: number;
  body: unknown;
}

export interface Recorder {
  add(request: Omit<RecordedRequest, 'body'>, body: string): void;
  all(): RecordedRequest[];
}

export function createRecorder(on: boolean): Recorder {
  const requests: RecordedRequest[] = [];
  return {
    add(request, body) {
      if (on) requests.push({ ...request, body: JSON.parse(body) });
    },
    all: () => [...requests],
  };
}
