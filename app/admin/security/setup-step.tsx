import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { twoFactorSetup as copy } from '../../copy/admin-security.ts';
import * as css from './security.css.ts';

type SetupStepProps = {
  step: 1 | 2 | 3;
  title: string;
  lead: string;
  children: ReactNode;
  actions: ReactNode;
  /** Gets focus when the step opens; defaults to the heading. */
  initialFocus?: RefObject<HTMLElement | null>;
};

export function SetupStep({ step, title, lead, children, actions, initialFocus }: SetupStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (initialFocus ?? heading).current?.focus(), [initialFocus]);
  return (
    <div className={css.step}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={3} size={4} ref={heading} focusable>
            {copy.titleOf(step, title)}
          </Heading>
          <Text tone="soft" measure>
            {lead}
          </Text>
        </Stack>
        {children}
        <Inline gap="s">{actions}</Inline>
      </Stack>
    </div>
  );
}
