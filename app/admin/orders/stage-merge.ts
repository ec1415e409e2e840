import type { StageChange } from '#contract/delivery-stages';
import type { Order } from '#contract/orders';
import { readOrder } from '../../data/orders.ts';
import { mergeChanges } from '../../shell/versions/merge-changes.ts';
import { saveMerging } from '../../shell/versions/save-merging.ts';

type Values = Omit<StageChange, 'version' | 'allowUnanswered'>;

type StageFields = Pick<Order, 'stage' | 'assigneeId' | 'previewUrl'>;

type StageVersion = StageFields & { version: number };

/** Whether someone else changed a field, too, that was changed in the form since `base`. */
export function isChangedByBoth(values: Values, base: Order, order: Order): boolean {
  const mine = fieldsOf(base, values);
  return mergeChanges({ base: fieldsOf(base), mine, theirs: fieldsOf(order) }).asked.length > 0;
}

/**
 * Saves what was changed in the form over the version that was seen, or over a newer one of which other
 * fields were changed. Rejects with the conflict if both changed a field.
 */
export async function saveStage(
  values: Values,
  seen: Order,
  send: (change: Omit<StageChange, 'allowUnanswered'>) => Promise<void>,
): Promise<void> {
  const outcome = await saveMerging<StageVersion, StageFields, void>({
    seen: toVersion(seen),
    mine: fieldsOf(seen, values),
    fieldsOf: (version) => fieldsOf(version),
    readNewest: async () => toVersion(await readOrder(seen.id)),
    send(fields, { version }) {
      const own = Object.entries(fields).filter(([name]) => name in values);
      return send({ ...(Object.fromEntries(own) as Values), version });
    },
  });
  if (!outcome.saved) throw outcome.error;
}

function fieldsOf(
  { stage, assigneeId, previewUrl }: StageFields,
  values: Values = {},
): StageFields {
  return { stage, assigneeId, previewUrl, ...values };
}

function toVersion(order: Order): StageVersion {
  return { ...fieldsOf(order), version: order.stageVersion };
}
