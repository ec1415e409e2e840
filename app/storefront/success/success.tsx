import { deliveryProcess } from '#contract/claims';
import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Steps } from '#ui/steps';
import { Text } from '#ui/text';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { success } from '../../copy/success.ts';
import { addressOf } from '../../data/address.ts';
import { useSettings } from '../../document/settings.tsx';
import { paths } from '../../paths.ts';
import { RequiresJavaScript } from '../../shell/requires-javascript.tsx';
import { Bought } from './bought.tsx';
import { leadOf, type Outcome, titleOf } from './outcome.ts';
import { RedirectCountdown, type RedirectCountdownProps } from './redirect-countdown.tsx';
import { AnnualDetails, SubscriptionDetails } from './subscription-details.tsx';
import * as css from './success.css.ts';

const signIn = `${addressOf('GET /api/customer/login')}?${new URLSearchParams({ next: paths.dashboardSubscriptions })}`;

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

function DeliverySteps() {
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

function NoOrder() {
  return (
    <Notice
      title={success.unknown.lead}
      live="polite"
      action={
        <Inline gap="m">
          <ButtonLink href={signIn} size="small">
            {success.unknown.signIn}
          </ButtonLink>
          <TextLink href={paths.support} standalone>
            {success.support}
          </TextLink>
        </Inline>
      }
    >
      {success.unknown.hint}
    </Notice>
  );
}
