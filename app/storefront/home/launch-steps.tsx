import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Steps } from '#ui/steps';
import { home, steps } from '../../copy/storefront.ts';
import { useSettings } from '../../document/settings.tsx';
import { paths } from '../../paths.ts';

const titleId = 'steps-title';

/** `/#requirements-form` links here. */
export function LaunchSteps() {
  const { delivery, features } = useSettings();
  return (
    <Section id="requirements-form" aria-labelledby={titleId} divided>
      <Container>
        <Stack gap="xl">
          <Heading level={2} size={1} face="display" id={titleId}>
            {home.stepsTitle}
          </Heading>
          <Steps
            aria-label={home.stepsTitle}
            steps={steps(delivery.credentialsHours, features.annualPlans)}
            orientation="horizontal"
          />
          <Inline gap="s">
            <ButtonLink href={paths.products} size="large">
              {home.choose}
            </ButtonLink>
            <ButtonLink href={paths.support} variant="quiet" size="large">
              {home.sales}
            </ButtonLink>
          </Inline>
        </Stack>
      </Container>
    </Section>
  );
}
