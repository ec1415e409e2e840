import { useRef } from 'react';
import { measureBrief } from '#contract/brief-answers';
import { briefFieldsOf, briefTextKey } from '#contract/brief-fields';
import { briefFieldLabel } from '#contract/brief-questions';
import type { OrderBrief } from '#contract/briefs';
import type { Order } from '#contract/orders';
import type { BriefText } from '#db/values/brief-sections';
import { Stack } from '#ui/stack';
import { orderBrief as copy } from '../../copy/brief.ts';
import { useBriefQuestions } from '../../data/brief-questions.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { Allowed } from '../allowed.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { AddQuestions } from './add-questions.tsx';
import { EditQuestionDialog } from './edit-question-dialog.tsx';
import { OpenQuestions } from './open-questions.tsx';

type BriefQuestionsProps = {
  order: Order;
  brief: OrderBrief;
  /** Puts the open questions into a message to the customer. */
  onAsk: (question: string) => void;
};

/** What the brief doesn’t answer yet. Questions that the shop added can be reworded and removed. */
export function BriefQuestions({ order, brief, onAsk }: BriefQuestionsProps) {
  const { sections, answers, files, sentAt } = brief;
  const { remove } = useBriefQuestions(order.id);
  const addButton = useRef<HTMLButtonElement>(null);
  const editing = useDialogState<BriefText>();
  const removal = useDialogState<BriefText>();
  const asked = new Map(
    sections.flatMap(({ id, texts }) =>
      texts
        .filter(({ askedAt }) => askedAt)
        .map((text) => [briefTextKey(id, text.id), text] as const),
    ),
  );
  const open = measureBrief(briefFieldsOf(sections), answers, files).missing.map(({ key }) => ({
    key,
    label: briefFieldLabel(key, sections),
    asked: asked.get(key),
  }));
  const subject = removal.opening?.subject;
  return (
    <Stack gap="l">
      {open.length > 0 && (
        <OpenQuestions
          questions={open}
          onAsk={onAsk}
          onEdit={editing.open}
          onRemove={removal.open}
        />
      )}
      {sentAt && (
        <Allowed to="orders.deliver">
          <AddQuestions ref={addButton} order={order} sections={sections} />
        </Allowed>
      )}
      {editing.opening && (
        <EditQuestionDialog
          key={editing.opening.key}
          order={order}
          read={editing.opening.subject}
          current={[...asked.values()].find(({ id }) => id === editing.opening?.subject.id)}
          open={editing.opening.isOpen}
          onClose={() => editing.onOpenChange(false)}
        />
      )}
      {removal.opening && subject && (
        <DeleteDialog
          key={removal.opening.key}
          copy={copy.remove}
          name={subject.label}
          onDelete={() => remove(subject.id, subject.version ?? 1)}
          open={removal.opening.isOpen}
          onOpenChange={removal.onOpenChange}
          finalFocus={addButton}
        />
      )}
    </Stack>
  );
}
