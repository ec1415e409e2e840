import { useRef } from 'react';
import { briefTextKey } from '#contract/brief-fields';
import type { OrderBrief } from '#contract/briefs';
import type { Order } from '#contract/orders';
import type { BriefText } from '#db/values/brief-sections';
import { Button } from '#ui/button';
import { Disclosure } from '#ui/disclosure';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { orderBrief as copy } from '../../copy/brief.ts';
import { useBriefQuestions } from '../../data/briefs.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { Allowed } from '../allowed.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { AddQuestions } from './add-questions.tsx';
import { EditQuestionDialog } from './edit-question-dialog.tsx';
import { openQuestions } from './reminder-of.ts';

/** `asked`: the question itself, if the shop added it. */
type OpenQuestion = { key: string; label: string; asked: BriefText | undefined };

type OpenQuestionsProps = {
  questions: readonly OpenQuestion[];
  isOpen: boolean;
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
  const { sections, sentAt } = brief;
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
  const open = openQuestions(brief).map((question) => ({
    ...question,
    asked: asked.get(question.key),
  }));
  const subject = removal.opening?.subject;
  return (
    <Stack gap="s">
      {open.length > 0 && (
        <OpenQuestions
          questions={open}
          // Without the brief, all of them are open, and the next step is a reminder.
          isOpen={sentAt !== null}
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
function OpenQuestions({ questions, isOpen, onAsk, onEdit, onRemove }: OpenQuestionsProps) {
  return (
    <Disclosure summary={copy.openCount(questions.length)} defaultOpen={isOpen}>
      <Stack gap="xs">
        <Allowed to="orders.message">
          <Inline>
            <Button
              variant="quiet"
              size="small"
              onClick={() => onAsk(copy.question(questions.map(({ label }) => label)))}
            >
              {copy.ask}
            </Button>
          </Inline>
        </Allowed>
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
    </Disclosure>
  );
}
