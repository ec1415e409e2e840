import { and, eq, sql } from 'drizzle-orm';
import { adminName } from '#api/http/actor-name';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import { shownMoney } from '#contract/money-format';
import type { ListedRefund, Refund, Refundable, RefundListQuery } from '#contract/refunds';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { type RefundRow, refunds } from '#db/schema/refunds';
import { users } from '#db/schema/users';
import { folded, matchesWords } from '#db/search';
import { decimalFromCents, sumFromCents } from '#db/values/money';
import type { RefundLimits } from './refundable.ts';

/** A refund and its admin's name; null once that account is deleted. */
export type ListedRefundRow = { refund: RefundRow; givenBy: string | null };

type FoundRefund = {
  refund: RefundRow;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
};

const list: ListPlan<FoundRefund, 'createdAt' | 'amount'> = {
  id: refunds.id,
  idOf: ({ refund }) => refund.id,
  sorts: {
    createdAt: { by: refunds.createdAt, kind: 'instant', of: ({ refund }) => refund.createdAt },
    amount: { by: refunds.amount, kind: 'money', of: ({ refund }) => refund.amount },
  },
};

const reason = sql`coalesce(${refunds.reason}, '')`;

/** An order's refunds. Searches look at the reason. */
export async function listRefunds(
  db: Db,
  orderId: number,
  query: RefundListQuery,
): Promise<Page<ListedRefundRow>> {
  const { q, status } = query;
  const { rows, next } = await readPage(query, list, ({ after, orderBy, limit }) =>
    db
      .select({
        refund: refunds,
        username: users.username,
        firstName: customers.firstName,
        lastName: customers.lastName,
      })
      .from(refunds)
      .leftJoin(users, eq(users.id, refunds.userId))
      .leftJoin(customers, eq(customers.id, users.customerId))
      .where(
        and(
          after,
          eq(refunds.orderId, orderId),
          status && eq(refunds.status, status),
          q ? matchesWords(folded(reason), q) : undefined,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
  const named = rows.map(({ refund, username, ...names }) => ({
    refund,
    givenBy: adminName(names, username),
  }));
  return { rows: named, next };
}

type Limits = RefundLimits & { credit: number | null };

export function refundableToWire({ most, credit, ...limits }: Limits): Refundable {
  const { policy, policyUntil, refusal } = limits;
  return {
    maxAmount: decimalFromCents(most),
    currency: shownMoney().currency,
    creditAmount: credit === null ? null : sumFromCents(credit),
    policyAmount: policy === null ? null : decimalFromCents(policy),
    policyUntil: policyUntil?.toISOString() ?? null,
    refusal,
  };
}

export function refundToWire(refund: RefundRow): Refund {
  const { id, amount, reason, endSubscription, status, error, createdAt } = refund;
  return {
    id,
    amount: decimalFromCents(amount),
    currency: shownMoney().currency,
    reason,
    endSubscription,
    status,
    error,
    createdAt: createdAt.toISOString(),
  };
}

export function listedRefundToWire({ refund, givenBy }: ListedRefundRow): ListedRefund {
  return { ...refundToWire(refund), givenBy };
}
