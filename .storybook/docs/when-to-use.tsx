import { Columns } from '#ui/columns';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import type { Guide } from '../guide.ts';
import { Prose } from './prose.tsx';

/** What it is for beside what is better served by something else. */
export function WhenToUse({ use, avoid }: Pick<Guide, 'use' | 'avoid'>) {
  return (
    <Columns gap="xl">
      <Advice id="use" title="When to use it">
        {use}
      </Advice>
      <Advice title="When not to">{avoid}</Advice>
    </Columns>
  );
}

function Advice({ id, title, children }: { id?: string; title: string; children: string }) {
  return (
    <Stack gap="s">
      <Heading level={2} size={3} id={id}>
        {title}
      </Heading>
      <Text>
        <Prose>{children}</Prose>
      </Text>
    </Stack>
  );
}
