import { useEffect, useState } from 'react';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { suggestions as words } from '../copy/support.ts';
import type { Question } from '../copy/support-questions.ts';
import { FaqItem } from './faq-item.tsx';

/** Long enough that it is not read out into somebody's typing. */
const calmMs = 1200;

/**
 * Answers that may save the writing. They come and go with the words at once, so that nothing
 * moves any more when the hand goes to the button.
 */
export function Suggestions({ questions }: { questions: readonly Question[] }) {
  return (
    <>
      <Spoken text={questions.map(({ question }) => question).join(' ')} />
      {questions.length > 0 && (
        <Panel padding="small">
          <Stack gap="xs">
            <Text size="small" weight="strong" tone="soft">
              {words.title}
            </Text>
            <div>
              {questions.map((question) => (
                <FaqItem key={question.id} {...question} />
              ))}
            </div>
          </Stack>
        </Panel>
      )}
    </>
  );
}

function Spoken({ text }: { text: string }) {
  const [calm, setCalm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), text ? calmMs : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden live>{calm && words.announcement(calm)}</VisuallyHidden>;
}
