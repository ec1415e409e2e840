import { useRef } from 'react';
import { measureBrief } from '#contract/brief-answers';
import { briefFieldsOf, briefTextKey } from '#contract/brief-fields';
import { briefFieldLabel } from '#contract/brief-questions';
import type { OrderBrief } from '#contract/briefs';
import type { Order } from '#contract/orders';
import type { BriefText } from '#db/values/brief-sections';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { orderBrief as copy } from '../../copy/brief.ts';
import { useBriefQuestions } from '../../data/briefs.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { Allowed } from '../allowed.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { AddQuestions } from './add-questions.tsx';
import { EditQuestionDialog } from './edit-question-dialog.tsx';

/** `asked`: the question itself, if the shop added it. */
type OpenQuestion = { key: string; label: string; asked: BriefText | undefined };

type OpenQuestionsProps = {
  questions: readonly OpenQuestion[];
  onAsk: (question: string) => void;
  onEdit: (question: BriefText) => void;
  onRemove: (question: BriefText) => void;
};

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

/** What the brief doesn’t answer yet, and a button that asks the customer. */
function OpenQuestions({ questions, onAsk, onEdit, onRemove }: OpenQuestionsProps) {
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="s">
        <Heading level={3} size={4}>
          {copy.open}
        </Heading>
        <Allowed to="orders.message">
          <Button
            variant="quiet"
            size="small"
            onClick={() => onAsk(copy.question(questions.map(({ label }) => label)))}
          >
            {copy.ask}
          </Button>
        </Allowed>
      </Inline>
      <ul>
        {questions.map(({ key, label, asked }) => (
          <li key={key}>
            {asked ? (
              <Inline justify="between" gap="s">
                <bdi>{label}</bdi>
                <Allowed to="orders.deliver">
                  {' '}
                  <Inline gap="xs">
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={copy.edit.of(asked.label)}
                      aria-haspopup="dialog"
                      onClick={() => onEdit(asked)}
                    >
                      {copy.edit.action}
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={copy.remove.of(asked.label)}
                      aria-haspopup="dialog"
                      onClick={() => onRemove(asked)}
                    >
                      {copy.remove.action}
                    </Button>
                  </Inline>
                </Allowed>
              </Inline>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
