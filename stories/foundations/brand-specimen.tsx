import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Price } from '#ui/price';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';

/** A sample of everything a brand changes. */
export function BrandSpecimen({ name }: { name: string }) {
  return (
    <Stack gap="l">
      <Heading level={3} size={1} face="display">
        Online in two days
      </Heading>
      <Stack gap="xxs">
        <Text tone="soft">A website for your harbor, your bakery or your band.</Text>
        <Text size="small" tone="faint">
          You can change it later.
        </Text>
      </Stack>
      <Inline gap="xs">
        <Badge tone="info">Submitted</Badge>
        <Badge tone="caution">In progress</Badge>
        <Badge tone="positive">Paid</Badge>
        <Badge tone="critical">Overdue</Badge>
      </Inline>
      <TextField
        label="Email"
        name={`${name}-email`}
        type="email"
        description="For updates about your order."
      />
      <Panel padding="small">
        <Inline justify="between">
          <Text weight="medium">Harbour Bakery</Text>
          <Price amount="$49.00" />
        </Inline>
      </Panel>
      <Notice title="Your card was not charged." tone="notice">
        The card was declined.
      </Notice>
      <Inline gap="xs">
        <Button variant="accent">Buy now</Button>
        <Button>Continue</Button>
        <Button variant="quiet">Back</Button>
        <Button variant="destructive">Delete</Button>
      </Inline>
    </Stack>
  );
}
