import type { ComponentProps } from 'react';
import { Columns } from '#ui/columns';
import { Heading } from '#ui/heading';
import { List } from '#ui/list';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { newTicket as copy } from '../../copy/tickets.ts';
import { NewTicketForm } from './new-ticket-form.tsx';

export function NewTicket(props: ComponentProps<typeof NewTicketForm>) {
  return (
    <Columns split="wideLast" gap="xl">
      <Stack gap="m">
        <Heading level={2} size={3}>
          {copy.title}
        </Heading>
        <Stack gap="xs">
          <Text tone="soft" size="small">
            {copy.helps}
          </Text>
          <List items={copy.tips} size="small" />
        </Stack>
      </Stack>
      <NewTicketForm {...props} />
    </Columns>
  );
}
