import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { success } from '../../copy/success.ts';
import { paths } from '../../paths.ts';
import { RequiresJavaScript } from '../../shell/requires-javascript.tsx';
import { Bought } from './bought.tsx';
import { DeliverySteps } from './delivery-steps.tsx';
import { NoOrder } from './no-order.tsx';
import { leadOf, type Outcome, titleOf } from './outcome.ts';
import { RedirectCountdown, type RedirectCountdownProps } from './redirect-countdown.tsx';
import { AnnualDetails, SubscriptionDetails } from './subscription-details.tsx';
import * as css from './success.css.ts';

export type SuccessProps = {
  outcome: Outcome;
  isSignedIn: boolean;
  countdown: RedirectCountdownProps;
};

const titleId = 'success-title';

export function Success({ outcome, isSignedIn, countdown }: SuccessProps) {
  const isUnknown = outcome.kind === 'unknown';
  const isDecided = outcome.kind === 'activated' || isUnknown;
  return (
    <Section aria-labelledby={titleId}>
      <Container width="text">
        <Stack gap="xl">
          {isUnknown && (
            <RequiresJavaScript fallback={<Text size="large">{success.noScript}</Text>}>
              <NoOrder />
            </RequiresJavaScript>
          )}
          <Stack gap="s">
            <Heading level={1} face="display" id={titleId}>
              {titleOf(outcome)}
            </Heading>
            {isDecided && (
              <RequiresJavaScript>
                <div className={css.screenOnly}>
                  <RedirectCountdown {...countdown} />
                </div>
              </RequiresJavaScript>
            )}
            {!isUnknown && (
              <LiveRegion>
                <RequiresJavaScript fallback={<Text size="large">{success.noScript}</Text>}>
                  <Text tone="soft" size="large">
                    {leadOf(outcome)}
                  </Text>
                </RequiresJavaScript>
              </LiveRegion>
            )}
          </Stack>
          {isUnknown && <AnnualDetails />}
          {outcome.kind === 'activated' && (
            <>
              <Bought session={outcome.session} isSignedIn={isSignedIn} />
              <SubscriptionDetails session={outcome.session} />
            </>
          )}
          {isDecided && <DeliverySteps />}
          {outcome.kind === 'not completed' && (
            <Inline>
              <ButtonLink href={paths.checkoutProduct(outcome.session.productId)}>
                {success.retry}
              </ButtonLink>
            </Inline>
          )}
          <div className={css.screenOnly}>
            <Stack gap="xl">
              <Inline gap="l">
                {outcome.kind !== 'confirming' && (
                  <ButtonLink href={paths.home} variant="quiet">
                    {success.home}
                  </ButtonLink>
                )}
                {!isUnknown && (
                  <TextLink href={paths.support} standalone>
                    {success.support}
                  </TextLink>
                )}
              </Inline>
            </Stack>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
