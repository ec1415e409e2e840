import { asc, eq } from 'drizzle-orm';
import { findDiscount } from '#api/commerce/orders/discount';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';
import { briefFiles, briefs } from '#db/schema/briefs';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { credentialReveals, orderCredentials } from '#db/schema/order-credentials';
import { orderFlags } from '#db/schema/order-flags';
import { orderStages } from '#db/schema/order-stages';
import { orderTaxes } from '#db/schema/order-taxes';
import { type OrderRow, orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { planChanges } from '#db/schema/plan-changes';
import { refunds } from '#db/schema/refunds';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { siteChecks } from '#db/schema/site-checks';
import { serializeRow } from './export-record.ts';

/** Exports an order with its payments, cancellations and delivery, without the credentials. */
export async function exportOrder(tx: Db, order: OrderRow) {
  const discount = await findDiscount(tx, order);
  return {
    // With these, anyone could see, pay or change an open purchase.
    ...serializeRow(orders, order, [
      'checkoutId',
      'checkoutUrl',
      'checkoutSecretHash',
      'assigneeId',
    ]),
    discountCode: discount?.code ?? null,
    ...(await exportMoney(tx, order)),
    ...(await exportDelivery(tx, order)),
    reviews: await exportReviews(tx, order),
  };
}

type Exported = Pick<OrderRow, 'id'>;

async function exportMoney(tx: Db, order: Exported) {
  const ledger = await tx.query.payments.findMany({
    where: eq(payments.orderId, order.id),
    orderBy: [asc(payments.occurredAt), asc(payments.id)],
  });
  const requests = await tx.query.cancellationRequests.findMany({
    where: eq(cancellationRequests.orderId, order.id),
    orderBy: cancellationRequests.id,
  });
  const returned = await tx.query.refunds.findMany({
    where: eq(refunds.orderId, order.id),
    orderBy: refunds.id,
  });
  const changes = await tx.query.planChanges.findMany({
    where: eq(planChanges.orderId, order.id),
    orderBy: planChanges.id,
  });
  const flags = await tx.query.orderFlags.findMany({
    where: eq(orderFlags.orderId, order.id),
    orderBy: orderFlags.id,
  });
  const tax = await tx.query.orderTaxes.findFirst({ where: eq(orderTaxes.orderId, order.id) });
  return {
    tax: tax ? serializeRow(orderTaxes, tax) : null,
    payments: ledger.map((row) => serializeRow(payments, row)),
    cancellations: requests.map((row) => serializeRow(cancellationRequests, row)),
    refunds: returned.map((row) => serializeRow(refunds, row)),
    planChanges: changes.map((row) => serializeRow(planChanges, row, ['key'])),
    flags: flags.map((row) => serializeRow(orderFlags, row, ['settledBy'])),
  };
}

async function exportDelivery(tx: Db, order: Exported) {
  const stages = await tx.query.orderStages.findMany({
    where: eq(orderStages.orderId, order.id),
    orderBy: orderStages.id,
  });
  const credentials = await tx.query.orderCredentials.findMany({
    where: eq(orderCredentials.orderId, order.id),
    orderBy: orderCredentials.position,
  });
  const reveals = await tx.query.credentialReveals.findMany({
    where: eq(credentialReveals.orderId, order.id),
    orderBy: credentialReveals.id,
  });
  const brief = await tx.query.briefs.findFirst({ where: eq(briefs.orderId, order.id) });
  const files = await tx.query.briefFiles.findMany({
    where: eq(briefFiles.orderId, order.id),
    orderBy: asc(briefFiles.createdAt),
  });
  const siteCheck = await tx.query.siteChecks.findFirst({
    where: eq(siteChecks.orderId, order.id),
  });
  return {
    brief: brief ? serializeRow(briefs, brief, ['linkVersion']) : null,
    briefFiles: files.map((row) => serializeRow(briefFiles, row, ['key'])),
    siteCheck: siteCheck ? serializeRow(siteChecks, siteCheck) : null,
    stages: stages.map((row) => serializeRow(orderStages, row, ['enteredBy'])),
    credentials: credentials.map((row) => serializeRow(orderCredentials, row, ['value', 'keyId'])),
    credentialReveals: reveals.map((row) => serializeRow(credentialReveals, row)),
  };
}

/** Exports the reviews of an order with their remarks, sent or not, and the names of screenshots. */
async function exportReviews(tx: Db, order: Pick<OrderRow, 'id'>) {
  const rounds = await tx.query.reviewRounds.findMany({
    where: eq(reviewRounds.orderId, order.id),
    orderBy: asc(reviewRounds.number),
  });
  const remarks = await tx
    .select({ remark: reviewRemarks, screenshot: attachments })
    .from(reviewRemarks)
    .innerJoin(reviewRounds, eq(reviewRounds.id, reviewRemarks.roundId))
    .leftJoin(attachments, eq(attachments.remarkId, reviewRemarks.id))
    .where(eq(reviewRounds.orderId, order.id))
    .orderBy(asc(reviewRemarks.position));
  return rounds.map((round) => ({
    ...serializeRow(reviewRounds, round),
    remarks: remarks
      .filter(({ remark }) => remark.roundId === round.id)
      .map(({ remark, screenshot }) => ({
        ...serializeRow(reviewRemarks, remark, ['answeredBy']),
        screenshot: screenshot && serializeRow(attachments, screenshot, ['key', 'userId']),
      })),
  }));
}
