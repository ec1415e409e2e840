import { asc, eq } from 'drizzle-orm';
import { plainAnswers, sectionsOf } from '#api/commerce/orders/delivery/brief-states';
import { lockOrder } from '#api/commerce/orders/find';
import { Failure } from '#api/http/failure';
import { isHidden } from '#contract/brief-answers';
import { type BriefField, briefFieldsOf } from '#contract/brief-fields';
import type { Db } from '#db/client';
import { type BriefFileRow, type BriefRow, briefFiles, briefs } from '#db/schema/briefs';
import type { OrderRow } from '#db/schema/orders';
import { products } from '#db/schema/products';
import type { BriefSection } from '#db/values/brief-sections';

const sentences = {
  cancelled: 'This order is cancelled, so its brief can’t be changed.',
  delivered: 'Your website has been delivered. Contact support to change something on it.',
} as const;

/** A brief with all that its page shows. `brief` is null until the customer opens it. */
export type BriefFacts = {
  order: OrderRow;
  brief: BriefRow | null;
  /** See {@link shownFiles}. */
  files: BriefFileRow[];
  /** Also those that are hidden, or being uploaded or deleted. */
  allFiles: BriefFileRow[];
  sections: readonly BriefSection[];
  fields: BriefField[];
  demoUrl: string | null;
};

/** Reads the brief of an order, with its files, the oldest first. */
export async function readBrief(db: Db, order: OrderRow): Promise<BriefFacts> {
  const brief = await db.query.briefs.findFirst({ where: eq(briefs.orderId, order.id) });
  return readDesign(db, order, brief ?? null);
}

/** As {@link readBrief}, and creates the row, so that the questions stay as the customer saw them. */
export async function openBrief(db: Db, order: OrderRow): Promise<BriefFacts> {
  const facts = await readBrief(db, order);
  if (facts.brief) return facts;
  await createBrief(db, order);
  return readBrief(db, order);
}

/** Creates the row if needed, and locks it until the transaction ends. */
export async function lockBrief(
  tx: Db,
  order: OrderRow,
): Promise<BriefFacts & { brief: BriefRow }> {
  // Before the brief, as everywhere: rows that refer to the order lock it, too.
  await lockOrder(tx, order.id);
  await createBrief(tx, order);
  const [brief] = await tx.select().from(briefs).where(eq(briefs.orderId, order.id)).for('update');
  if (!brief) throw new Error('The brief was not written');
  return readDesign(tx, order, brief);
}

/** Does nothing if there is one. */
async function createBrief(db: Db, order: OrderRow): Promise<void> {
  const sections = [...sectionsOf(null, await findProduct(db, order))];
  await db.insert(briefs).values({ orderId: order.id, sections }).onConflictDoNothing();
}

function findProduct(db: Db, { productId }: OrderRow) {
  return db.query.products.findFirst({ where: eq(products.id, productId) });
}

async function readDesign<Brief extends BriefRow | null>(db: Db, order: OrderRow, brief: Brief) {
  const product = await findProduct(db, order);
  const allFiles = await db.query.briefFiles.findMany({
    where: eq(briefFiles.orderId, order.id),
    orderBy: [asc(briefFiles.createdAt), asc(briefFiles.id)],
  });
  const sections = sectionsOf(brief, product);
  const fields = briefFieldsOf(sections);
  return {
    order,
    brief,
    files: shownFiles({ brief, fields, allFiles }),
    allFiles,
    sections,
    fields,
    demoUrl: product?.demoUrl || null,
  };
}

/** Those that are stored and that no choice of this brief hides. */
export function shownFiles({
  brief,
  fields,
  allFiles,
}: Pick<BriefFacts, 'brief' | 'fields' | 'allFiles'>): BriefFileRow[] {
  const answers = plainAnswers(brief?.answers ?? {});
  const hidden = new Set(fields.filter((one) => isHidden(one, answers)).map(({ key }) => key));
  return allFiles.filter(({ storedAt, field }) => storedAt !== null && !hidden.has(field));
}

/** There is no brief before the payment. Throws a `conflict`. */
export function requirePaid({ paidAt }: OrderRow): void {
  if (!paidAt) throw new Failure('conflict', 'This order hasn’t been paid yet.');
}

/** Throws a `conflict` once the brief can't be changed anymore. */
export function requireOpen(order: OrderRow): void {
  requirePaid(order);
  const lock = lockOf(order);
  if (lock) throw new Failure('conflict', sentences[lock]);
}

/** Why a brief can't be changed anymore, or null. */
export function lockOf({ status, deliveredAt }: OrderRow): keyof typeof sentences | null {
  if (status === 'cancelled') return 'cancelled';
  return deliveredAt ? 'delivered' : null;
}
