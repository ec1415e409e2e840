import type { OutcomeEntry } from '../last-run.ts';

/** What the report's page is given to read. */
export interface ReportData {
  /** How many pictures the run looked at. */
  walked: number;
  entries: OutcomeEntry[];
}
