/** Something that happened in a shop. Amounts in cents. */
export type Fact =
  | { kind: 'start'; at: Date; order: number; buyer: string; cents: number }
  | { kind: 'change'; at: Date; order: number; cents: number }
  | { kind: 'end'; at: Date; order: number }
  | ({ kind: 'payment'; at: Date; cents: number; discount: number } & Sold)
  | ({ kind: 'refund'; at: Date; cents: number } & Sold)
  | { kind: 'failure'; at: Date; order: number }
  | { kind: 'recovery'; at: Date; failedAt: Date }
  | { kind: 'ticket'; at: Date }
  | { kind: 'answer'; at: Date; promise: 'sales' | 'support' | 'urgent'; hours: number };

type Sold = { supportPackage: string; productId: number };
type Of<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;

/** Collects what happens in a shop. */
export function aHistory() {
  const facts: Fact[] = [];
  return { facts, add: (fact: Fact) => void facts.push(fact) };
}

/** Remembered, because it is asked for every fact and every number. */
const days = new Map<string, string>();

export function localDay(zone: string, at: Date): string {
  const key = `${zone} ${at.getTime()}`;
  const day = days.get(key) ?? at.toLocaleDateString('en-CA', { timeZone: zone });
  days.set(key, day);
  return day;
}

/** Those of a kind. */
export const of = <Kind extends Fact['kind']>(kind: Kind, facts: readonly Fact[]) =>
  facts.filter((fact): fact is Of<Kind> => fact.kind === kind);

/** Who subscribed to what for how much, after the facts before a day. */
export function stateBefore(day: string, facts: readonly Fact[], zone: string) {
  return stateAfter(facts.filter(({ at }) => localDay(zone, at) < day));
}

function stateAfter(facts: readonly Fact[]) {
  const running = new Map<number, { buyer: string; cents: number }>();
  for (const fact of inOrder(facts)) {
    if (fact.kind === 'start') running.set(fact.order, { buyer: fact.buyer, cents: fact.cents });
    if (fact.kind === 'change') {
      const order = running.get(fact.order);
      if (order) order.cents += fact.cents;
    }
    if (fact.kind === 'end') running.delete(fact.order);
  }
  const all = [...running.values()];
  return {
    subscriptions: all.length,
    mrr: all.reduce((sum, { cents }) => sum + cents, 0),
    customers: new Set(all.map(({ buyer }) => buyer)).size,
    of: (buyers: ReadonlySet<string>) => all.filter(({ buyer }) => buyers.has(buyer)),
  };
}

const inOrder = (facts: readonly Fact[]) =>
  facts.toSorted((one, other) => one.at.getTime() - other.at.getTime());

/** What each change of a subscription meant to its customer: their sums before and after it. */
export function movements(facts: readonly Fact[]) {
  const changes = inOrder(facts).filter(
    ({ kind }) => kind === 'start' || kind === 'change' || kind === 'end',
  );
  return changes.map((change, index) => {
    const order = (change as Of<'start'>).order;
    const buyer = of('start', facts).find((start) => start.order === order)?.buyer ?? '';
    const mine = (until: number) => stateAfter(changes.slice(0, until)).of(new Set([buyer]));
    const [before, after] = [mine(index), mine(index + 1)];
    const cents = sum(after) - sum(before);
    const isFirst = !changes
      .slice(0, index)
      .some((earlier) => earlier.kind === 'start' && earlier.buyer === buyer);
    const kind =
      before.length === 0
        ? isFirst
          ? 'new'
          : 'reactivated'
        : after.length === 0
          ? 'churned'
          : cents > 0
            ? 'expansion'
            : 'contraction';
    return { at: change.at, kind, cents, buyer };
  });
}

/** Their amounts together, in cents. */
export const sum = (some: readonly { cents: number }[]) =>
  some.reduce((all, { cents }) => all + cents, 0);
