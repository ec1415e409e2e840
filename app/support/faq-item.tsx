import { Disclosure } from '#ui/disclosure';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import type { Question } from '../copy/support-questions.ts';

/** A question that opens to its answer, and to where the whole of it stands. */
export function FaqItem({ question, answer, more }: Question) {
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
