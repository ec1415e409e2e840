import { Failure } from '#api/http/failure';
import { describeFault } from '#api/http/format-error';
import type { PlanChange } from '#contract/plan-changes';
import type { OrderRow } from '#db/schema/orders';
import type { PlanChangeRow } from '#db/schema/plan-changes';
import { decimalFromCents, sumFromCents } from '#db/values/money';
import { standingRequest } from '../cancellations/repository.ts';
import { lockOrder } from '../orders/find.ts';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import { outcomeOf } from './plan-outcome.ts';
import { isSamePlan, isWished } from './plan-price.ts';
import {
  changedMeanwhile,
  pricedAnew,
  pricedLongAgo,
  refuseUnlessChangeable,
  stillUnanswered,
  underWay,
} from './plan-refusals.ts';
import { createPlanning, type Planned, type PlanningDependencies } from './planning.ts';
import { createPlanMaking } from './processor.ts';
import {
  beginChange,
  claimChange,
  leftChanges,
  newestChange,
  pendingChange,
} from './repository.ts';

const shownForMs = 30 * 60_000;

/** Claimed by this call, or by another one that was faster. */
type Claimed = { own: PlanChangeRow } | { other: PlanChangeRow };

/** From a customer's wish to the one change that an order has at a time. */
export function createPlanChanging(deps: PlanningDependencies) {
  const { db, provider, now, log } = deps;
  const { plan, ask } = createPlanning(deps);
  const { make, goOn } = createPlanMaking(deps);

  return { change, resume };

  async function change(order: OrderRow, wish: PlanChange): Promise<void> {
    const last = await newestChange(db, order.id);
    if (last?.status === 'pending') return join(last, wish);
    if (isAgain(order, last, wish)) return;
    if (last && isShownBefore(last, wish)) throw changedMeanwhile();
    const claimed = await planAndClaim(order, wish).catch(async (error) => {
      // Another process may have made this very change while this one was planned.
      const since = await newestChange(db, order.id);
      if (!since || since.id === last?.id || !isWished(since, wish)) throw error;
      return { other: since };
    });
    if ('own' in claimed) await answered(claimed.own, make);
    else await join(claimed.other, wish);
  }

  async function planAndClaim(order: OrderRow, wish: PlanChange): Promise<Claimed> {
    const planned = await plan(order, wish);
    const pricedAt = await ask(order, () => agreedMoment(planned, wish));
    return claim(order, { planned, wish, pricedAt });
  }

  function claim(
    seen: OrderRow,
    { planned, wish, pricedAt }: { planned: Planned; wish: PlanChange; pricedAt: Date | null },
  ): Promise<Claimed> {
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, seen.id);
      const other = await pendingChange(tx, order.id);
      if (other) return { other };
      // Of two that were wished for while the same plan ran, only the first costs what was shown.
      if (!isSamePlan(order, seen)) throw changedMeanwhile();
      refuseUnlessChangeable(order, await standingRequest(tx, order.id));
      const { billingInterval, supportPackage } = wish;
      const { intervalProductCents, intervalSupportCents } = planned.price;
      const written = {
        ...{ orderId: order.id, billingInterval, supportPackage },
        intervalProductPrice: intervalProductCents,
        intervalSupportPrice: intervalSupportCents,
        ...{ ...planned.request, pricedAt },
      };
      return { own: await beginChange(tx, written, now()) };
    });
  }

  /** The same wish waits for what comes of it, and goes on with it where nobody does. */
  async function join(other: PlanChangeRow, wish: PlanChange): Promise<void> {
    if (!isWished(other, wish)) throw underWay();
    const claimed = await claimChange(db, other.id, now());
    if (claimed) return answered(claimed, goOn);
    const { status, error, wantsOtherCard } = await outcomeOf(db, other);
    if (status === 'refused') {
      const code = wantsOtherCard ? 'change_card' : 'conflict';
      throw error ? new Failure(code, error) : changedMeanwhile();
    }
    if (status === 'pending') throw stillUnanswered();
  }

  function answered(
    claimed: PlanChangeRow,
    carryOut: (claimed: PlanChangeRow) => Promise<void>,
  ): Promise<void> {
    return carryOut(claimed).catch((error) => {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log(toldOf(claimed, error));
      throw stillUnanswered();
    });
  }

  async function resume(): Promise<void> {
    for (const { id } of await leftChanges(db, now())) {
      const claimed = await claimChange(db, id, now());
      // One that fails for a reason of its own must not hold up the others.
      if (claimed) await goOn(claimed).catch((error) => log(toldOf(claimed, error)));
    }
  }

  /** The moment that the preview was priced by, if it is not long past; refuses any other price. */
  async function agreedMoment({ request, price, quote: present }: Planned, wish: PlanChange) {
    const shownAt = shownMoment(wish, present.pricedAt);
    const { dueCents } = shownAt
      ? await provider.previewPlan({ ...request, pricedAt: shownAt })
      : present;
    const isAsShown =
      isEqual(wish.dueNow, sumFromCents(dueCents)) &&
      isEqual(wish.intervalTotal, decimalFromCents(price.intervalTotalCents));
    if (!isAsShown) throw pricedAnew();
    return shownAt ?? present.pricedAt;
  }
}

/** null: nothing was due when the price was shown, or nothing is due now. */
function shownMoment({ pricedAt }: PlanChange, present: Date | null): Date | null {
  if (!pricedAt || !present) return null;
  const shown = new Date(pricedAt);
  const ageMs = present.getTime() - shown.getTime();
  if (ageMs < 0 || ageMs > shownForMs) throw pricedLongAgo();
  return shown;
}

/** Whoever lost the answer asks again: for what was shown at the very same moment. */
function isAgain(order: OrderRow, last: PlanChangeRow | undefined, wish: PlanChange): boolean {
  if (last?.status !== 'made' || !wish.pricedAt) return false;
  const isSameMoment = last.pricedAt?.getTime() === new Date(wish.pricedAt).getTime();
  return isSameMoment && isWished(last, wish) && isWished(order, wish);
}

/** What was shown then was another plan's price. The provider tells moments in whole seconds. */
function isShownBefore({ status, updatedAt }: PlanChangeRow, { pricedAt }: PlanChange): boolean {
  if (status !== 'made' || !pricedAt) return false;
  return new Date(pricedAt).getTime() < Math.floor(updatedAt.getTime() / 1000) * 1000;
}

/** Nothing was shown, or just this. */
function isEqual(shown: string | null, amount: string): boolean {
  return shown === null || shown === amount;
}

function toldOf({ id }: PlanChangeRow, error: unknown): string {
  const isExpected = error instanceof Failure || error instanceof ProviderUnavailable;
  return `change of plan ${id}: ${isExpected ? error.message : describeFault(error)}`;
}
