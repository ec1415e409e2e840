import { type ReactNode, useState } from 'react';
import { stageName } from '#contract/describe-delivery';
import type { OrderDetails } from '#contract/orders';
import { type DeliveryStage, deliveryStages } from '#db/values/enumerations';
import { Button } from '#ui/button';
import type { Description } from '#ui/description-list';
import { Inline } from '#ui/inline';
import { InlineSelect } from '#ui/inline-select';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { orderProgress as copy } from '../../copy/admin-delivery.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { useAssignees } from '../../data/admin-tickets.ts';
import { useChangeStage } from '../../data/delivery-board.ts';
import { useMay } from '../../data/permissions.ts';
import { DateTime } from '../../format/date-time.tsx';
import { siteAddress } from '../../format/images.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { PreviewDialog } from '../delivery/preview-dialog.tsx';
import { usePreviewWarning } from '../delivery/use-preview-warning.ts';
import { useStageMoves } from '../delivery/use-stage-moves.tsx';
import { AutosaveSelect } from '../list/autosave-select.tsx';
import { isInStage } from './is-in-stage.ts';

/** Stage, assignee and preview of a paid order: as facts, each changed in place. */
export function useOrderPlacement(order: OrderDetails) {
  const change = useChangeStage();
  const warn = usePreviewWarning();
  const toast = useToast();
  const may = useMay();
  const { move: moveOrder, conflict, dialogs: questions } = useStageMoves();
  const [target, setTarget] = useState<DeliveryStage>();
  const editing = useDialogState<OrderDetails>();
  const { orderId, stageVersion: version, stages, previewUrl } = order;
  const current = stages.at(-1);
  const canChange = isInStage(order) && may('orders.deliver');

  function move(stage: DeliveryStage) {
    if (!isInStage(order)) return;
    setTarget(stage);
    moveOrder(order, stage)
      .then((moved) => {
        if (!moved) return;
        toast({ title: listCopy.success, description: copy.moved(orderId, stageName(stage)) });
      })
      // It has said why.
      .catch(() => {})
      .finally(() => setTarget(undefined));
  }

  const facts: Description[] = [];
  if (current) {
    facts.push({
      term: copy.stage,
      detail: (
        <Stack gap="xxs">
          {canChange ? (
            <InlineSelect
              aria-label={copy.stageOf(orderId)}
              size="small"
              options={deliveryStages.map((stage) => ({ value: stage, label: stageName(stage) }))}
              value={target ?? order.stage}
              onValueChange={(value) => {
                const stage = deliveryStages.find((known) => known === value);
                if (stage && stage !== order.stage) move(stage);
              }}
            />
          ) : (
            <span>{stageName(current.stage)}</span>
          )}
          <Text as="span" size="tiny" tone="soft">
            {copy.since} <DateTime at={current.at} />
            {current.by && (
              <>
                , {copy.by} <bdi>{current.by}</bdi>
              </>
            )}
          </Text>
        </Stack>
      ),
    });
  }
  if (isInStage(order)) {
    facts.push({ term: copy.assignee, detail: <Assignee order={order} onChange={change} /> });
  }
  if (canChange || previewUrl) {
    facts.push({
      term: copy.preview,
      detail: (
        <Preview url={previewUrl}>
          {canChange && (
            <Button
              variant="plain"
              size="small"
              aria-haspopup="dialog"
              aria-label={previewUrl ? copy.changePreview : copy.addPreview}
              onClick={() => editing.open(order)}
            >
              {previewUrl ? copy.change : copy.add}
            </Button>
          )}
        </Preview>
      ),
    });
  }

  const dialogs = (
    <>
      {questions}
      {editing.opening && (
        <PreviewDialog
          key={editing.opening.key}
          order={editing.opening.subject}
          open={editing.opening.isOpen}
          onSubmit={async (url) => {
            await change(order.id, { previewUrl: url, version });
            editing.onOpenChange(false);
            toast({ title: listCopy.success, description: copy.previewSaved(orderId) });
            void warn(orderId, url);
          }}
          onCancel={() => editing.onOpenChange(false)}
        />
      )}
    </>
  );
  return { facts, move, isMoving: target !== undefined, conflict, dialogs };
}

function Preview({ url, children }: { url: string | null; children: ReactNode }) {
  return (
    <Inline gap="xs">
      {url ? (
        <TextLink href={url} newTab>
          <bdi>{siteAddress(url)}</bdi>
        </TextLink>
      ) : (
        <Text as="span" size="small" tone="soft">
          {copy.noPreview}
        </Text>
      )}
      {children}
    </Inline>
  );
}

type AssigneeProps = { order: OrderDetails; onChange: ReturnType<typeof useChangeStage> };

/** Who works on an order. */
function Assignee({ order, onChange }: AssigneeProps) {
  const { id, orderId, assigneeId, stageVersion: version } = order;
  const { assignees = [] } = useAssignees();
  const isKnown = assigneeId === null || assignees.some((known) => known.id === assigneeId);
  return (
    <AutosaveSelect
      label={copy.assigneeOf(orderId)}
      options={[
        { value: '', label: copy.unassigned },
        ...assignees.map((known) => ({ value: String(known.id), label: known.name })),
        // An admin who isn’t one anymore, or the list is still loading.
        ...(isKnown ? [] : [{ value: String(assigneeId), label: copy.otherAssignee }]),
      ]}
      value={String(assigneeId ?? '')}
      onChange={(value) => onChange(id, { assigneeId: Number(value) || null, version })}
      done={copy.assigned(orderId)}
      permission="orders.deliver"
    />
  );
}
