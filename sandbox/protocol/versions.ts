import { apiVersion } from './contract.ts';
import { invalid, notSupported } from './errors.ts';

/** Earlier versions, to tell them from misspelled ones. */
const EARLIER = [
  ...['2019-02-11', '2019-02-19', '2019-03-14', '2019-05-16', '2019-08-14', '2019-09-09'],
  ...['2019-10-08', '2019-10-17', '2019-11-05', '2019-12-03', '2020-03-02', '2020-08-27'],
  ...['2022-08-01', '2022-11-15', '2023-08-16', '2023-10-16', '2024-04-10', '2024-06-20'],
  ...['2024-09-30.acacia', '2024-10-28.acacia', '2024-11-20.acacia', '2024-12-18.acacia'],
  ...['2025-01-27.acacia', '2025-02-24.acacia', '2025-03-31.basil', '2025-04-30.basil'],
  ...['2025-05-28.basil', '2025-06-30.basil', '2025-07-30.basil', '2025-08-27.basil'],
  ...['2025-09-30.clover', '2025-10-29.clover', '2025-11-17.clover', '2025-12-15.clover'],
  ...['2026-01-28.clover', '2026-02-25.clover', '2026-03-25.dahlia', '2026-04-22.dahlia'],
  ...['2026-05-27.dahlia', '2026-06-24.dahlia', '2026-07-29.dahlia', '2026-08-26.dahlia'],
  '2026-09-30.endive',
];

/** Rejects versions that don't exist or that the sandbox can't respond in. */
export function checkVersion({ headers }: Request): void {
  const version = headers.get('stripe-version') ?? apiVersion;
  if (version === apiVersion) return;
  if (EARLIER.includes(version)) {
    throw notSupported(`API version ${version}, only ${apiVersion}`);
  }
  throw invalid(`Invalid Stripe API version: ${version}`);
}
