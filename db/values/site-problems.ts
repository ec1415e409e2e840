/**
 * Why a website counts as unreachable. Free of the database library, so the browser may import it.
 *
 * - unknown_name: its name has no address
 * - private_address: it is on a local network, which is never asked
 * - bad_certificate: its certificate has expired, is for another name or isn't trusted
 * - no_answer: no connection, or no answer in time
 * - error_status: it answers with an error, or redirects too often
 */
export const siteProblems = [
  'unknown_name',
  'private_address',
  'bad_certificate',
  'no_answer',
  'error_status',
] as const;
export type SiteProblem = (typeof siteProblems)[number];
