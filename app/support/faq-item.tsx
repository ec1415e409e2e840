import { Disclosure } from '#ui/disclosure';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import type { Question } from '../copy/support-questions.ts';

export function FaqItem({ question, answer, more }: Omit<Question, 'id' | 'stems'>) {
  return (
    <Disclosure summary={question}>
      <Stack gap="xs">
        <Text tone="soft">{answer}</Text>
        {more && (
          <Text>
            <TextLink href={more.href} tone="soft">
              {more.label}
            </TextLink>
          </Text>
        )}
      </Stack>
    </Disclosure>
  );
}
