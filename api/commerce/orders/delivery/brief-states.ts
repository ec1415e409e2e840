import { and, count, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { type BriefAnswers, isHidden, measureBrief } from '#contract/brief-answers';
import { briefFieldsOf, defaultBriefSections } from '#contract/brief-fields';
import type { Db } from '#db/client';
import { type BriefRow, briefFiles, briefs } from '#db/schema/briefs';
import { orders } from '#db/schema/orders';
import { type ProductRow, products } from '#db/schema/products';
import { reviewRounds } from '#db/schema/reviews';
import type { BriefSection } from '#db/values/brief-sections';

/** How far a brief is. `sentAt` is null until the customer has sent it. */
export type BriefStateFacts = { percent: number; sentAt: Date | null };

/** The states of the briefs of paid orders, by order; an untouched brief has one too. */
export async function readBriefStates(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, BriefStateFacts>> {
  if (orderIds.length === 0) return new Map();
  const ids = [...orderIds];
  const rows = await db
    .select({
      id: orders.id,
      paidAt: orders.paidAt,
      begun: briefs.orderId,
      sections: briefs.sections,
      productSections: products.briefSections,
      answers: briefs.answers,
      sentAt: briefs.sentAt,
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .leftJoin(briefs, eq(briefs.orderId, orders.id))
    .where(inArray(orders.id, ids));
  const files = await db
    .select({ orderId: briefFiles.orderId, field: briefFiles.field })
    .from(briefFiles)
    .where(and(inArray(briefFiles.orderId, ids), isNotNull(briefFiles.storedAt)));
  return new Map(
    rows
      .filter(({ paidAt }) => paidAt !== null)
      .map(({ id, begun, sections, productSections, answers, sentAt }) => {
        const { percent } = measureBrief(
          briefFieldsOf(
            sectionsOf(begun === null ? null : { sections }, { briefSections: productSections }),
          ),
          plainAnswers(answers ?? {}),
          files.filter(({ orderId }) => orderId === id),
        );
        return [id, { percent, sentAt }];
      }),
  );
}

/** What a brief asks for. Later changes to the product don't change a brief that was begun. */
export function sectionsOf(
  brief: Pick<BriefRow, 'sections'> | null,
  product: Pick<ProductRow, 'briefSections'> | undefined,
): readonly BriefSection[] {
  return (brief ? brief.sections : product?.briefSections) ?? defaultBriefSections;
}

const fixedFields = new Map(briefFieldsOf([]).map((field) => [field.key, field]));

/** The texts of the answers, without cleared ones and those that a choice hides. */
export function plainAnswers(answers: BriefRow['answers']): BriefAnswers {
  const texts = Object.fromEntries(
    Object.entries(answers).flatMap(([key, { text }]) => (text ? [[key, text]] : [])),
  );
  const shown = Object.entries(texts).filter(([key]) => {
    const field = fixedFields.get(key);
    return !field || !isHidden(field, texts);
  });
  return Object.fromEntries(shown);
}

/** How many rounds of review have ended, by order; orders without one are left out. */
export async function countReviewRounds(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, sentAt, approvedAt } = reviewRounds;
  const rows = await db
    .select({ orderId, ended: count() })
    .from(reviewRounds)
    .where(and(inArray(orderId, [...orderIds]), or(isNotNull(sentAt), isNotNull(approvedAt))))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, row.ended]));
}
