import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Stepper } from '#ui/stepper';
import { SummaryList } from '#ui/summary-list';
import { TextField } from '#ui/text-field';

const titles: readonly string[] = ['Business', 'Address', 'Review'];

export function Setup() {
  const [step, setStep] = useState(0);
  const [doneCount, setDoneCount] = useState(0);
  const [business, setBusiness] = useState('');
  const [address, setAddress] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  function goTo(next: number) {
    // Focused at once, so that what is typed next isn't lost.
    flushSync(() => setStep(next));
    heading.current?.focus();
  }

  function proceed(event: FormEvent) {
    event.preventDefault();
    setDoneCount(Math.max(doneCount, step + 1));
    goTo(Math.min(step + 1, 2));
  }

  return (
    <Stack gap="xl">
      <Stepper
        aria-label="Set up your website"
        steps={titles.map((title, index) => ({ id: title, title, done: index < doneCount }))}
        current={titles[step] ?? ''}
        onCurrentChange={(id) => goTo(titles.indexOf(id))}
      />
      <form onSubmit={proceed}>
        <Stack gap="l">
          <Heading level={3} focusable ref={heading}>
            {titles[step]}
          </Heading>
          {step === 0 && (
            <TextField
              label="Business name"
              name="business"
              required
              value={business}
              onChange={({ currentTarget }) => setBusiness(currentTarget.value)}
            />
          )}
          {step === 1 && (
            <TextField
              label="Website address"
              name="address"
              required
              value={address}
              onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            />
          )}
          {step === 2 && (
            <SummaryList
              rows={[
                { label: 'Business', amount: business },
                { label: 'Address', amount: address },
              ]}
            />
          )}
          <Inline gap="s">
            {step > 0 && (
              <Button variant="quiet" onClick={() => goTo(step - 1)}>
                Back
              </Button>
            )}
            <Button type="submit">
              {step === 2 ? 'Send answers' : `Continue to ${titles[step + 1]?.toLowerCase() ?? ''}`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Stack>
  );
}
