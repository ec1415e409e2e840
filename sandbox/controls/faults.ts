/**
 * `status` returns an error without doing anything, `delayMs` responds late, 'reset' does the work
 * but drops the response, and 'hang' does nothing and never responds.
 */
export type Fault = { status: number } | { delayMs: number } | 'reset' | 'hang';

export const ANY_OPERATION = '*';

export interface ActiveFault {
  /** A name from the contract, such as 'POST /v1/refunds', or '*' for all. */
  operation: string;
  fault: Fault;
  /** null means until cleared. */
  times: number | null;
}

export interface FaultControls {
  /** Affects the next `times` requests of an operation. */
  next(operation: string, fault: Fault, times?: number): void;
  /** Affects every request of an operation, after faults set for its next requests are used up. */
  always(operation: string, fault: Fault): void;
  clear(): void;
  active(): ActiveFault[];
}

export interface Faults extends FaultControls {
  take(operation: string): Fault | undefined;
}

export function createFaults(operations: string[]): Faults {
  let all: ActiveFault[] = [];

  function add(operation: string, fault: Fault, times: number | null): void {
    if (operation !== ANY_OPERATION && !operations.includes(operation)) {
      throw new RangeError(`Unknown operation: '${operation}'.`);
    }
    all.push({ operation, fault, times });
  }

  return {
    next: (operation, fault, times = 1) => add(operation, fault, times),
    always: (operation, fault) => add(operation, fault, null),
    clear() {
      all = [];
    },
    active: () => all.map((waiting) => ({ ...waiting })),
    take(operation) {
      const meets = (waiting: ActiveFault) =>
        [operation, ANY_OPERATION].includes(waiting.operation);
      const found = all.find((one) => meets(one) && one.times !== null) ?? all.find(meets);
      if (found && found.times !== null) found.times -= 1;
      all = all.filter(({ times }) => times !== 0);
      return found?.fault;
    },
  };
}
