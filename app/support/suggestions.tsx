import { useEffect, useState } from 'react';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { suggestions as copy } from '../copy/support.ts';
import type { Question } from '../copy/support-questions.ts';
import { FaqItem } from './faq-item.tsx';

/** Waits until typing has paused, so that screen readers do not interrupt it. */
const calmMs = 1200;

/**
 * FAQ entries that match the message. They appear and disappear without animation, so that the
 * submit button does not move under the pointer.
 */
export function Suggestions({ questions }: { questions: readonly Question[] }) {
  return (
    <>
      <Spoken text={questions.map(({ question }) => question).join(' ')} />
      {questions.length > 0 && (
        <Panel padding="small">
          <Stack gap="xs">
            <Text size="small" weight="strong" tone="soft">
              {copy.title}
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
  return <VisuallyHidden live>{calm && copy.announcement(calm)}</VisuallyHidden>;
}
