import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Columns } from '#ui/columns';
import { Disclosure } from '#ui/disclosure';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { RadioGroup } from '#ui/radio-group';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Steps } from '#ui/steps';
import { TextField } from '#ui/text-field';
import { tones } from '../../ui/palette.ts';

/** Selected, invalid, disabled and loading states, which must be visible without our colors. */
export function ComponentStates() {
  return (
    <Columns gap="xl">
      <Stack gap="l">
        <RadioGroup
          label="Billing"
          name="billing"
          orientation="horizontal"
          defaultValue="annual"
          options={[
            { value: 'monthly', title: 'Monthly', price: '$39.00' },
            { value: 'annual', title: 'Annual', price: '$199.00' },
          ]}
        />
        <Stack gap="none">
          <Checkbox name="terms" label="Selected" defaultChecked />
          <Checkbox name="news" label="Not selected" />
          <Checkbox name="age" label="Required" error="You must be 18 or older." />
        </Stack>
        <TextField
          label="Invalid"
          name="wrong"
          defaultValue="A"
          error="Enter at least 2 characters."
        />
        <TextField label="Disabled" name="off" defaultValue="ada@example.com" disabled />
        <Inline gap="xs">
          <Button variant="accent">Buy now</Button>
          <Button>Continue</Button>
          <Button variant="quiet">Back</Button>
          <Button variant="plain">Skip</Button>
          <Button variant="destructive">Delete</Button>
          <Button disabled>Not yet</Button>
          <Button loading="Saving...">Save</Button>
        </Inline>
      </Stack>
      <Stack gap="l">
        <Inline gap="xs">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Inline>
        <Notice title="Your card was not charged." tone="critical">
          The card was declined. Try another one.
        </Notice>
        <Steps
          aria-label="Progress"
          steps={[
            { title: 'Requirements', state: 'done' },
            { title: 'Development', state: 'current' },
            { title: 'Release', state: 'upcoming' },
          ]}
        />
        <Disclosure summary="Is hosting included?" defaultOpen>
          Yes, for as long as you stay.
        </Disclosure>
        <Inline gap="m">
          <TextLink href="#here" current>
            Here
          </TextLink>
          <TextLink href="#there">There</TextLink>
        </Inline>
        <Skeleton shape="heading" width="half" />
      </Stack>
    </Columns>
  );
}
