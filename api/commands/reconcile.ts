import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { Reconciliation } from '#contract/reconciliation';
import { explainFailure } from './explain-failure.ts';
import { formatReconciliationReport, hasNoDifferences } from './reconciliation-report.ts';
import { runCommand } from './run-command.ts';

const usage = `Compares every order with the payment provider's books, both ways, and mends what is safe to mend.

  npm run reconcile

Prints each fact that differed and each paid subscription that no order has, and 'numbers agree'
when there is none. Exits with 1 when a person has to look, or when the provider does not answer;
run again, it goes on where it stopped.`;

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
