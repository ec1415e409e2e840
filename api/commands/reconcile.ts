import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { Reconciliation } from '#contract/reconciliation';
import { formatReconciliationReport, hasNoDifferences } from './reconciliation-report.ts';
import { explainFailure, runCommand } from './run-command.ts';

const usage = `Compares every order with the payment provider’s records and corrects what is safe to correct.

  npm run reconcile

Prints each difference and each paid subscription without an order, or 'numbers agree' if there are
none. Exits with 1 if something needs review or the payment provider isn’t responding. Run it again
to continue where it stopped.`;

/** Run by an operator or a nightly schedule. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) return console.info(usage);
  const run = v.parse(Reconciliation, JSON.parse(await runCommand('reconcile', {})));
  console.info(formatReconciliationReport(run));
  process.exitCode = hasNoDifferences(run) ? 0 : 1;
}

await main().catch((error) => {
  console.error(explainFailure(error, usage));
  process.exit(1);
});
