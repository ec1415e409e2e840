import { useRef, useState } from 'react';
import * as v from 'valibot';
import { StageChange } from '#contract/delivery-stages';
import { isPaused, stageName } from '#contract/describe-delivery';
import { lengths } from '#contract/fields';
import type { Order } from '#contract/orders';
import { type DeliveryStage, deliveryStages } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { Inline } from '#ui/inline';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { stageForm as copy } from '../../copy/admin-delivery.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { useAssignees } from '../../data/admin-tickets.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { getUnansweredCount, useChangeStage } from '../../data/delivery-board.ts';
import { useForm } from '../../shell/use-form.ts';
import { useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { UnansweredNotice } from '../delivery/unanswered-notice.tsx';
import { usePreviewWarning } from '../delivery/use-preview-warning.ts';
import { useUnsavedChanges } from '../unsaved/form-group.ts';
import { type StageConflict, StageConflictNotice } from './stage-conflict-notice.tsx';
import { isChangedByBoth, saveStage } from './stage-merge.ts';

type OrderInStage = Order & { stage: DeliveryStage };

type Values = Omit<StageChange, 'version' | 'allowUnanswered'>;

/** What the admin has changed, and the order as it was then. Fields that weren’t follow the order. */
type Draft = { base: Order; values: Values };

const schema = v.omit(StageChange, ['version', 'allowUnanswered']);

/** Stage, assignee and preview of an undelivered order, saved together. */
export function StageForm({ order }: { order: OrderInStage }) {
  const change = useChangeStage();
  const { assignees = [] } = useAssignees();
  const [draft, setDraft] = useState<Draft>();
  const [conflict, setConflict] = useState<StageConflict>();
  const [unanswered, setUnanswered] = useState<number>();
  const { change: elsewhere } = useChangeElsewhere('order.changed', order.id);
  const sendsAnyway = useRef(false);
  const toast = useToast();
  const warn = usePreviewWarning();
  const { form, errors, pending, forgetErrors } = useForm({
    schema,
    read: () => ({
      ...draft?.values,
      ...(draft?.values.previewUrl === '' && { previewUrl: null }),
    }),
    send: async (values) => {
      if (!draft) return;
      const allowUnanswered = sendsAnyway.current;
      await saveStage(values, conflict ? order : draft.base, (own) =>
        change(order.id, { ...own, ...(allowUnanswered && { allowUnanswered }) }),
      );
      forget();
      void warn(order.orderId, values.previewUrl);
      toast({ title: listCopy.success, description: copy.saved(order.orderId) });
    },
    onFailed: (description, error) => {
      const newer = getNewerVersion(error);
      const count = getUnansweredCount(error);
      setUnanswered(count);
      if (newer) setConflict({ sentence: description, newer, isAsked: true });
      else if (count) return;
      else toast({ tone: 'critical', title: listCopy.error, description });
    },
  });
  const values = { ...order, ...draft?.values };
  const isOutdated =
    !conflict && draft !== undefined && order.stageVersion > draft.base.stageVersion;
  const entersReview = values.stage === 'review' && order.stage !== 'review';
  const asksBack = values.stage === 'requirements' && order.stage !== 'requirements';
  const isMoved = values.stage !== order.stage;
  const stopsAsking = isMoved && isPaused(order) && order.pause?.reason === 'brief';
  const edit = (edited: Values) =>
    setDraft({ base: draft?.base ?? order, values: { ...draft?.values, ...edited } });

  useUnsavedChanges(() => isChanged(draft?.values ?? {}, order));

  function forget() {
    setDraft(undefined);
    setConflict(undefined);
    setUnanswered(undefined);
    forgetErrors();
  }

  return (
    <form {...form} aria-label={copy.label}>
      <Stack gap="m">
        {isOutdated && elsewhere && !pending && (
          <ChangedElsewhere
            {...elsewhere}
            onShow={() =>
              setConflict({
                sentence: copy.changedBy(elsewhere.by),
                newer: elsewhere,
                isAsked: isChangedByBoth(draft.values, draft.base, order),
              })
            }
          />
        )}
        {conflict && (
          <StageConflictNotice
            conflict={conflict}
            order={order}
            assignees={assignees}
            onKeep={forget}
          />
        )}
        <Columns gap="m">
          <SelectField
            label={copy.stage}
            name="stage"
            options={deliveryStages.map((stage) => ({ value: stage, label: stageName(stage) }))}
            value={values.stage}
            onChange={({ target }) => {
              const stage = deliveryStages.find((known) => known === target.value);
              if (stage) edit({ stage });
            }}
            description={
              entersReview
                ? copy.review
                : asksBack
                  ? copy.requirements
                  : stopsAsking
                    ? copy.stopsAsking
                    : undefined
            }
            message={errors.stage}
          />
          <SelectField
            label={copy.assignee}
            name="assigneeId"
            options={assigneeOptions(order, assignees)}
            value={String(values.assigneeId ?? '')}
            onChange={({ target }) => edit({ assigneeId: Number(target.value) || null })}
            message={errors.assigneeId}
          />
        </Columns>
        <TextField
          type="url"
          label={copy.preview}
          description={copy.previewHint}
          name="previewUrl"
          placeholder="https://"
          autoComplete="off"
          maxLength={lengths.url}
          required={values.stage === 'review'}
          value={values.previewUrl ?? ''}
          onChange={({ target }) => edit({ previewUrl: target.value })}
          message={errors.previewUrl}
        />
        {unanswered && entersReview && (
          <UnansweredNotice
            count={unanswered}
            disabled={pending}
            onSendAnyway={() => {
              sendsAnyway.current = true;
              form.ref.current?.requestSubmit();
              sendsAnyway.current = false;
            }}
          />
        )}
        <Inline>
          <Button
            type="submit"
            variant="quiet"
            size="small"
            disabled={!draft}
            loading={pending && copy.saving}
          >
            {copy.save}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function isChanged({ stage, assigneeId, previewUrl }: Values, order: Order): boolean {
  return (
    (stage !== undefined && stage !== order.stage) ||
    (assigneeId !== undefined && assigneeId !== order.assigneeId) ||
    (previewUrl !== undefined && (previewUrl ?? '') !== (order.previewUrl ?? ''))
  );
}

/** Whether the stage can be changed: the order is paid and its website isn’t delivered. */
export function isInStage(order: Order): order is OrderInStage {
  return order.stage !== null && order.deliveredAt === null && order.status !== 'cancelled';
}

/** The admins, and an assignee who isn’t one anymore. */
function assigneeOptions(
  { assigneeId }: Order,
  assignees: readonly { id: number; name: string }[],
) {
  const isKnown = assigneeId === null || assignees.some(({ id }) => id === assigneeId);
  return [
    { value: '', label: copy.unassigned },
    ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isKnown ? [] : [{ value: String(assigneeId), label: copy.otherAssignee }]),
  ];
}
