/**
 * What a test makes go wrong. A status: nothing is done and the error is answered. 'reset': the
 * work is done, its answer is lost. 'hang': nothing is done and nothing is answered.
 */
export type Fault = { status: number } | 'reset' | 'hang';

export interface FaultControls {
  /** The next `times` requests of an operation, named as in the contract, meet the fault. */
  next(operation: string, fault: Fault, times?: number): void;
  clear(): void;
}

export interface Faults extends FaultControls {
  take(operation: string): Fault | undefined;
}

export function createFaults(operations: string[]): Faults {
  const waiting = new Map<string, Fault[]>();
  return {
    next(operation, fault, times = 1) {
      if (!operations.includes(operation)) throw new Error(`The sandbox has no '${operation}'`);
      const queue = waiting.get(operation) ?? [];
      waiting.set(operation, [...queue, ...Array.from({ length: times }, () => fault)]);
    },
    clear() {
      waiting.clear();
    },
    take(operation) {
      return waiting.get(operation)?.shift();
    },
  };
}
