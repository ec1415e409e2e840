import type { BriefText } from '#db/values/brief-sections';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { orderBrief as copy } from '../../copy/brief.ts';
import { Allowed } from '../allowed.tsx';

/** `asked`: the question itself, if the shop added it. */
type OpenQuestion = { key: string; label: string; asked: BriefText | undefined };

type OpenQuestionsProps = {
  questions: readonly OpenQuestion[];
  onAsk: (question: string) => void;
  onEdit: (question: BriefText) => void;
  onRemove: (question: BriefText) => void;
};

/** What the brief doesn’t answer yet, and a button that asks the customer. */
export function OpenQuestions({ questions, onAsk, onEdit, onRemove }: OpenQuestionsProps) {
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
