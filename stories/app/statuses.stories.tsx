import { expect } from 'storybook/test';
import { statusOf } from '#app/format/status.ts';
import { productStatuses } from '#contract/products';
import * as stored from '#db/values/enumerations';
import { Badge } from '#ui/badge';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';

const nouns: [noun: string, values: readonly string[]][] = [
  ['Product', productStatuses],
  ['Project', stored.projectStatuses],
  ['Ticket', stored.ticketStatuses],
  ['Ticket priority', stored.ticketPriorities],
  ['Order', stored.orderStatuses],
  ['Payment', stored.paymentStatuses],
  ['Subscription', stored.subscriptionStatuses],
  ['Cancellation request', stored.cancellationStatuses],
  ['Refund', stored.refundStatuses],
  ['Mail', stored.mailStatuses],
  ['An unknown value', ['requires_capture']],
];

function Statuses() {
  return (
    <Stack gap="l">
      {nouns.map(([noun, values]) => (
        <Stack key={noun} gap="xs">
          <Heading level={2} size={4}>
            {noun}
          </Heading>
          <Inline as="ul">
            {[...new Map(values.map(statusOf).map(({ label, tone }) => [label, tone]))].map(
              ([label, tone]) => (
                <Badge key={label} tone={tone}>
                  {label}
                </Badge>
              ),
            )}
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Patterns/Statuses',
  component: Statuses,
  parameters: {
    docs: {
      description: {
        component:
          'Every stored status as a badge. A status has the same color everywhere; the color repeats the label and never replaces it.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('In progress')).toHaveLength(3);
    await expect(canvasElement).not.toHaveTextContent('_');
  },
});
