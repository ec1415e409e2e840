import type { ComponentProps } from 'react';
import { Columns } from '#ui/columns';
import { Heading } from '#ui/heading';
import { List } from '#ui/list';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { newTicket as words } from '../../copy/tickets.ts';
import { NewTicketForm } from './new-ticket-form.tsx';

/** What makes a ticket quick to answer, and then the form. */
export function NewTicket(props: ComponentProps<typeof NewTicketForm>) {
  return (
    <Columns split="wideLast" gap="xl">
      <Stack gap="m">
        <Heading level={2} size={3}>
          {words.title}
        </Heading>
        <Stack gap="xs">
          <Text tone="soft" size="small">
            {words.helps}
          </Text>
          <List items={words.tips} size="small" />
        </Stack>
      </Stack>
      <NewTicketForm {...props} />
    </Columns>
  );
}
