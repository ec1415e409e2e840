/**
 * What a test makes go wrong. A status: nothing is done and the error is answered. A delay: the
 * work is done later. 'reset': the work is done, its answer is lost. 'hang': nothing is done and
 * nothing is answered.
 */
export type Fault = { status: number } | { delayMs: number } | 'reset' | 'hang';

/** Stands for each operation. */
export const ANY_OPERATION = '*';

export interface ActiveFault {
  /** As the contract names it, or '*'. */
  operation: string;
  fault: Fault;
  /** null: until it is cleared. */
  times: number | null;
}

export interface FaultControls {
  /** The next `times` requests of an operation meet the fault. */
  next(operation: string, fault: Fault, times?: number): void;
  /** Each request of an operation meets the fault, once those set for its next are used up. */
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
