import type { Tracing } from '#api/platform/telemetry/tracing';
import type { CheckAddress } from './check-address.ts';

/** Runs each check in a span. It doesn’t say whose website it is: the address can be personal. */
export function traceChecks(tracing: Tracing, check: CheckAddress): CheckAddress {
  return (address) =>
    tracing.run({ name: 'check website', kind: 'client' }, async (note) => {
      const result = await check(address);
      const { status, problem } = result;
      note(
        {
          ...(status !== null && { 'http.response.status_code': status }),
          ...(problem && { 'error.type': problem }),
        },
        problem !== null,
      );
      return result;
    });
}
