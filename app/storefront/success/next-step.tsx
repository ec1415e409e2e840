import { type ReactNode, useState } from 'react';
import type { CheckoutSession } from '#contract/checkout';
import type { Customer } from '#contract/customers';
import { Registration } from '#contract/session';
import { Button, ButtonLink } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { CodeForm } from '../../account/profile/code-form.tsx';
import { auth } from '../../copy/auth.ts';
import { success } from '../../copy/success.ts';
import { addressOf } from '../../data/address.ts';
import { useAuth } from '../../data/auth.tsx';
import { useSettings } from '../../document/settings.tsx';
import { paths } from '../../paths.ts';
import { useForm } from '../../shell/use-form.ts';
import type { NewAccount } from '../../state/new-account.ts';
import { useToast } from '../../state/toasts.ts';
import { screenOnly } from './success.css.ts';

export type NextStepProps = {
  session: CheckoutSession;
  /** Who is signed in. */
  customer: Pick<Customer, 'emailVerified'> | null;
  /** Who has bought it in this tab: enough for an account, but for a password. */
  newAccount?: NewAccount | undefined;
  /** What happens after it. */
  children: ReactNode;
};

/** What the buyer does now, then how they find their order again. */
export function NextStep({ session: bought, customer, newAccount, children }: NextStepProps) {
  const { delivery } = useSettings();
  const [isAdded, setAdded] = useState(false);
  const session = isAdded ? { ...bought, hasAccount: true, briefToken: null } : bought;
  const brief = session.waitsForBrief && briefPath(session, customer !== null);
  const order = orderPath(session, customer);
  return (
    <Stack gap="xl">
      <div className={screenOnly}>
        {brief ? (
          <Panel>
            <Stack gap="m">
              <Stack gap="xxs">
                <Heading level={2} size={4}>
                  {success.brief.title}
                </Heading>
                <Text tone="soft">{success.brief.hint(delivery.withinHours)}</Text>
              </Stack>
              <Inline gap="m">
                <ButtonLink href={brief} size="large">
                  {success.brief.start}
                </ButtonLink>
                {order && (
                  <TextLink href={order} standalone>
                    {success.viewOrder}
                  </TextLink>
                )}
              </Inline>
            </Stack>
          </Panel>
        ) : (
          order && (
            <Inline>
              <ButtonLink href={order} size="large">
                {success.viewOrder}
              </ButtonLink>
            </Inline>
          )
        )}
      </div>
      {children}
      <LiveRegion>{isAdded && <Text>{success.account.added}</Text>}</LiveRegion>
      {!session.hasAccount && !customer?.emailVerified && (
        <div className={screenOnly}>
          <Account customer={customer} newAccount={newAccount} onAdded={() => setAdded(true)} />
        </div>
      )}
    </Stack>
  );
}

type AccountProps = Pick<NextStepProps, 'customer' | 'newAccount'> & { onAdded: () => void };

/** Adds a guest's order to an account: a password, then the code that proves the email. */
function Account({ customer, newAccount, onAdded }: AccountProps) {
  const { title, hint, verifyTitle } = success.account;
  return (
    <Stack gap="m">
      <Stack gap="xxs">
        <Heading level={2} size={4}>
          {customer ? verifyTitle : title}
        </Heading>
        {!customer && (
          <Text size="small" tone="soft">
            {hint(newAccount?.email)}
          </Text>
        )}
      </Stack>
      {customer ? (
        <CodeForm variant="quiet" onVerified={onAdded} />
      ) : newAccount?.lastName ? (
        <PasswordForm newAccount={newAccount} />
      ) : (
        <Inline gap="m">
          <ButtonLink href={`${paths.signUp}&${verify}`} variant="quiet">
            {success.account.create}
          </ButtonLink>
          <SignInLink />
        </Inline>
      )}
    </Stack>
  );
}

function PasswordForm({ newAccount }: { newAccount: NewAccount }) {
  const { register } = useAuth();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: Registration,
    send: register,
    onFailed: (description) =>
      toast({ tone: 'critical', title: auth.registrationFailed, description }),
  });
  return (
    <form {...form}>
      {Object.entries(newAccount).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="m">
        <TextField
          label={auth.password}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          description={auth.passwordHint}
          error={errors.password}
        />
        <Inline gap="m">
          <Button type="submit" variant="quiet" loading={pending && auth.signingUp}>
            {success.account.create}
          </Button>
          <SignInLink />
        </Inline>
      </Stack>
    </form>
  );
}

function SignInLink() {
  return (
    <TextLink href={`${paths.auth}?${verify}`} standalone>
      {success.account.signIn}
    </TextLink>
  );
}

/** Where the account asks for the verification code, which adds the order. */
const verify = new URLSearchParams({ next: paths.account }).toString();

/** Where the brief is; null if only the receipt leads there. */
function briefPath({ orderId, hasAccount, briefToken }: CheckoutSession, isSignedIn: boolean) {
  if (briefToken) return paths.guestBrief(briefToken);
  return hasAccount && isSignedIn ? paths.dashboardBrief(orderId) : null;
}

function orderPath(
  { orderId, hasAccount, briefToken }: CheckoutSession,
  customer: NextStepProps['customer'],
): string | null {
  const order = paths.dashboardSubscription(orderId);
  if (!hasAccount) return briefToken && paths.guestOrder(briefToken);
  if (customer) return order;
  return `${addressOf('GET /api/customer/login')}?${new URLSearchParams({ next: order })}`;
}
