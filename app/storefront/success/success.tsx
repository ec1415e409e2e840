import { deliveryProcess } from '#contract/claims';
import { deliveryStages } from '#db/values/enumerations';
import { ButtonLink } from '#ui/button';
import { Columns } from '#ui/columns';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { type Step, Steps } from '#ui/steps';
import { Text } from '#ui/text';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { success } from '../../copy/success.ts';
import { addressOf } from '../../data/address.ts';
import { useSettings } from '../../document/settings.tsx';
import { paths } from '../../paths.ts';
import { Celebration } from '../../shell/celebration.tsx';
import { RequiresJavaScript } from '../../shell/requires-javascript.tsx';
import { NextStep, type NextStepProps } from './next-step.tsx';
import { leadOf, type Outcome, titleOf } from './outcome.ts';
import { RedirectCountdown, type RedirectCountdownProps } from './redirect-countdown.tsx';
import { AnnualDetails, SubscriptionDetails } from './subscription-details.tsx';
import * as css from './success.css.ts';

const signIn = `${addressOf('GET /api/customer/login')}?${new URLSearchParams({ next: paths.dashboardSubscriptions })}`;

export type SuccessProps = {
  outcome: Outcome;
  countdown: RedirectCountdownProps;
} & Pick<NextStepProps, 'customer' | 'newAccount'>;

const titleId = 'success-title';

export function Success({ outcome, customer, newAccount, countdown }: SuccessProps) {
  const isUnknown = outcome.kind === 'unknown';
  const session = outcome.kind === 'activated' ? outcome.session : undefined;
  return (
    <Section aria-labelledby={titleId} spacing="small">
      <Container width={isUnknown ? 'text' : 'page'}>
        <Columns split="aside">
          <Stack gap="xl">
            {isUnknown && (
              <RequiresJavaScript fallback={<Text size="large">{success.noScript}</Text>}>
                <NoOrder />
              </RequiresJavaScript>
            )}
            <Stack gap="s">
              {session && <Celebration />}
              <Heading level={1} face="display" id={titleId}>
                {titleOf(outcome)}
              </Heading>
              {(session || isUnknown) && (
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
            {session && (
              <NextStep session={session} customer={customer} newAccount={newAccount}>
                <DeliverySteps session={session} />
              </NextStep>
            )}
            {isUnknown && <DeliverySteps session={undefined} />}
            {outcome.kind === 'not completed' && (
              <Inline>
                <ButtonLink href={paths.checkoutProduct(outcome.session.productId)}>
                  {success.retry}
                </ButtonLink>
              </Inline>
            )}
            {!session && <Onward kind={outcome.kind} />}
          </Stack>
          {session && (
            <Stack gap="xl">
              <SubscriptionDetails session={session} />
              <Onward kind="activated" />
            </Stack>
          )}
        </Columns>
      </Container>
    </Section>
  );
}

function Onward({ kind }: { kind: Outcome['kind'] }) {
  return (
    <div className={css.screenOnly}>
      <Inline gap="l">
        {kind !== 'confirming' && (
          <TextLink href={paths.home} standalone>
            {success.home}
          </TextLink>
        )}
        {kind !== 'unknown' && (
          <TextLink href={paths.support} standalone>
            {success.support}
          </TextLink>
        )}
      </Inline>
    </div>
  );
}

/** The steps that the specification promises; for a known order, how far it is. */
function DeliverySteps({ session }: { session: NextStepProps['session'] | undefined }) {
  const { delivery } = useSettings();
  const current = session?.stage ? deliveryStages.indexOf(session.stage) : undefined;
  return (
    <Stack gap="m">
      <Heading level={2} size={3}>
        {success.next}
      </Heading>
      <Steps
        aria-label={success.next}
        steps={deliveryProcess.map(({ title, time }, index): Step => {
          const step = { title, note: delivery.stepTimes[index] ?? time };
          if (!session || current === undefined) return step;
          if (session.isDelivered || index < current) return { title, state: 'done' };
          if (index > current) return { ...step, state: 'upcoming' };
          const detail = session.waitsForBrief ? success.startsWithBrief : success.underWay;
          return { ...step, state: 'current', detail };
        })}
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
