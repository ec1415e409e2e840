import type { Cause } from '../protocol/wire.ts';

/** An API request and its response, for conformance tests. */
export interface RecordedRequest extends Cause {
  method: string;
  path: string;
  /** Undefined if no operation has that URL. */
  operation?: string;
  /** Typed by the contract. Undefined if they were rejected. */
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
