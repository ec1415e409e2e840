import { Columns } from '#ui/columns';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { List } from '#ui/list';
import { Panel } from '#ui/panel';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { adminSignIn as copy } from '../../copy/admin-sign-in.ts';
import { useBrand } from '../../document/settings.tsx';
import { ReplacePasswordForm } from './replace-password-form.tsx';
import { RequiredTwoFactor } from './required-two-factor.tsx';
import * as css from './sign-in.css.ts';
import { SignInSteps } from './sign-in-steps.tsx';

/**
 * Signed in, step `password`: a generated password has to be replaced; `two-factor`: the shop
 * requires it, and it isn't set up.
 */
type AdminSignInProps = { step: 'sign-in' | 'password' | 'two-factor'; onSignedIn: () => void };

const titleId = 'admin-sign-in-title';
const insideId = 'admin-inside';

/** The admin sign-in page. */
export function AdminSignIn({ step, onSignedIn }: AdminSignInProps) {
  const { name } = useBrand();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Columns split="half">
          <Stack gap="xl">
            <Heading level={1} face="display" id={titleId}>
              {copy.title(name)}
            </Heading>
            {step === 'sign-in' && <SignInSteps onSignedIn={onSignedIn} />}
            {step === 'password' && <ReplacePasswordForm />}
            {step === 'two-factor' && <RequiredTwoFactor />}
          </Stack>
          <div className={css.inside}>
            <Panel as="aside" aria-labelledby={insideId}>
              <Stack gap="m">
                <Heading level={2} size={4} id={insideId}>
                  {copy.features}
                </Heading>
                <List items={copy.featureList} />
              </Stack>
            </Panel>
          </div>
        </Columns>
      </Container>
    </Section>
  );
}
