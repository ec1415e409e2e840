import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { orderBrief as copy } from '../../copy/brief.ts';

type OpenQuestionsProps = { labels: readonly string[]; onAsk: (question: string) => void };

/** What the brief doesn’t answer yet, and a button that asks the customer. */
export function OpenQuestions({ labels, onAsk }: OpenQuestionsProps) {
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="s">
        <Heading level={3} size={4}>
          {copy.open}
        </Heading>
        <Button variant="quiet" size="small" onClick={() => onAsk(copy.question(labels))}>
          {copy.ask}
        </Button>
      </Inline>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Stack>
  );
}
