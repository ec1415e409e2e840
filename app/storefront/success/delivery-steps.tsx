import { deliveryProcess } from '#contract/claims';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Steps } from '#ui/steps';
import { success } from '../../copy/success.ts';
import { useSettings } from '../../document/settings.tsx';

export function DeliverySteps() {
  const { delivery } = useSettings();
  return (
    <Stack gap="m">
      <Heading level={2} size={3}>
        {success.next}
      </Heading>
      <Steps
        aria-label={success.next}
        steps={deliveryProcess.map(({ title, time }, index) => ({
          title,
          note: delivery.stepTimes[index] ?? time,
        }))}
      />
    </Stack>
  );
}
