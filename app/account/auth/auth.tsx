import { useEffect, useState } from 'react';
import type { LoginProblem as Problem } from '#contract/session';
import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { Tabs } from '#ui/tabs';
import { auth, singleSignOn } from '../../copy/auth.ts';
import type { NewAccount } from '../../state/new-account.ts';
import { useClearToast } from '../../state/toasts.ts';
import { AuthPage } from './auth-page.tsx';
import { SignIn, type SignProps } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';

type LoginProblemProps = {
  problem: Problem;
  /** Starts single sign-on again. */
  again: string;
};

type AuthProps = {
  /** The tab selected at first. */
  initially?: 'sign-in' | 'sign-up';
  /** Fills in the sign-up form after an order. */
  newAccount?: NewAccount | undefined;
  /** Why single sign-on failed, and the URL to retry. */
  problem?: LoginProblemProps | undefined;
  /** Asks a signed-in customer to sign in again. */
  isAgain?: boolean;
  /** Who is signed in: they type their password only. */
  knownAs?: string | undefined;
} & Pick<SignProps, 'onSignedIn'>;

export function Auth({
  initially = 'sign-in',
  newAccount,
  problem,
  isAgain = false,
  knownAs,
  onSignedIn,
}: AuthProps) {
  const [tab, setTab] = useState<string>(initially);
  // Shared by both tabs, so that no one types it twice.
  const [email, setEmail] = useState(newAccount?.email ?? '');
  const [hasAccount, setHasAccount] = useState(false);
  const clearToast = useClearToast();
  const shared = { email, onEmail: setEmail, onSignedIn };
  // A failed attempt doesn’t matter on the page that follows.
  useEffect(() => clearToast, [clearToast]);

  function signInInstead() {
    clearToast();
    setHasAccount(true);
    setTab('sign-in');
  }

  function chooseTab(value: string) {
    clearToast();
    // Else the password would take the focus from the tabs.
    setHasAccount(false);
    setTab(value);
  }

  if (isAgain) {
    return (
      <AuthPage title={auth.reauthenticateTitle} lead={auth.reauthenticateLead}>
        {problem && <LoginProblem {...problem} />}
        <SignIn {...shared} knownAs={knownAs} startsAtPassword />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={auth.title} lead={auth.lead}>
      {problem && <LoginProblem {...problem} />}
      <Tabs
        aria-label={auth.choose}
        value={tab}
        onValueChange={chooseTab}
        tabs={[
          {
            value: 'sign-in',
            label: auth.signIn,
            panel: <SignIn {...shared} startsAtPassword={hasAccount} />,
          },
          {
            value: 'sign-up',
            label: auth.signUp,
            panel: <SignUp {...shared} newAccount={newAccount} onSignIn={signInInstead} />,
          },
        ]}
      />
    </AuthPage>
  );
}

export function LoginProblem({ problem, again }: LoginProblemProps) {
  const { title, body, canTryAgain } = singleSignOn.problems[problem];
  return (
    <Notice
      title={title}
      tone="caution"
      live="assertive"
      action={
        canTryAgain && (
          <ButtonLink href={again} variant="quiet">
            {singleSignOn.again}
          </ButtonLink>
        )
      }
    >
      {body}
    </Notice>
  );
}
