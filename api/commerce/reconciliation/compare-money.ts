import { eq } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { type PaymentRow, payments } from '#db/schema/payments';
import { decimalFromCents } from '#db/values/money';
import { lockOrder } from '../orders/find.ts';
import { type ChargeFacts, syncCharge } from '../payment-events/charge-state.ts';
import {
  chargeMovement,
  disputeMovements,
  type Movement,
  paymentStatusOf,
  readBalance,
  refundMovements,
} from '../payments/ledger.ts';
import { type Finding, facts } from './finding.ts';

type Dependencies = { mail: Mail; log: (line: string) => void };

type Books = {
  /** Read before asking the provider, which must know at least this. */
  ours: PaymentRow[];
  theirs: ChargeFacts[];
};

/** Adds what the ledger lacks, and lists what differs otherwise. */
export async function compareMoney(
  tx: Db,
  orderId: number,
  { ours, theirs }: Books,
  deps: Dependencies,
): Promise<Finding[]> {
  const order = await lockOrder(tx, orderId);
  const rows = await tx.query.payments.findMany({ where: eq(payments.orderId, orderId) });
  const written = new Map(rows.map((row) => [row.providerId, row]));
  const findings: Finding[] = [];
  for (const charge of theirs) {
    const movements = movementsOf(orderId, charge);
    const missing = movements.filter(({ providerId }) => !written.has(providerId));
    if (missing.length > 0) await syncCharge(tx, order, charge, deps);
    findings.push(...missing.map((movement) => finding(null, movement, true)));
    for (const movement of movements) {
      const row = written.get(movement.providerId);
      if (row && row.amount !== movement.amount) findings.push(finding(row, movement, false));
    }
  }
  const known = new Set(
    theirs.flatMap((charge) => movementsOf(orderId, charge).map(({ providerId }) => providerId)),
  );
  const unknown = ours.filter(({ providerId }) => !known.has(providerId));
  findings.push(...unknown.map((row) => finding(row, null, false)));
  return [...findings, ...(await comparePaymentStatus(tx, orderId, order.paymentStatus))];
}

async function comparePaymentStatus(tx: Db, orderId: number, before: string): Promise<Finding[]> {
  const theirs = paymentStatusOf(await readBalance(tx, orderId));
  if (!theirs || theirs === before) return [];
  const { paymentStatus } = await lockOrder(tx, orderId);
  return [{ fact: facts.paymentStatus, ours: before, theirs, corrected: paymentStatus === theirs }];
}

function movementsOf(orderId: number, { charge, returns }: ChargeFacts): Movement[] {
  return [
    chargeMovement(orderId, charge),
    ...returns.refunds.flatMap((refund) => refundMovements(orderId, refund)),
    ...returns.disputes.flatMap((dispute) => disputeMovements(orderId, dispute)),
  ];
}

type Money = Pick<Movement, 'kind' | 'amount' | 'providerId'>;

function finding(ours: Money | null, theirs: Money | null, corrected: boolean): Finding {
  const words = { paid: facts.payment, refund: facts.refund, dispute: facts.dispute };
  const fact = words[(ours ?? theirs)?.kind ?? 'paid'];
  return { fact, ours: ours && textOf(ours), theirs: theirs && textOf(theirs), corrected };
}

function textOf({ amount, providerId }: Money): string {
  return `${decimalFromCents(amount)} (${providerId})`;
}
