import { useState } from 'react';
import { Tabs } from '#ui/tabs';
import { auth } from '../../copy/auth.ts';
import { useClearToast } from '../../state/toasts.ts';
import { AuthPage } from './auth-page.tsx';
import { LoginProblem, type LoginProblemProps } from './login-problem.tsx';
import { SignIn } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';

type AuthProps = {
  /** The tab selected at first. */
  initially?: 'sign-in' | 'sign-up';
  /** Why single sign-on failed, and the URL to retry. */
  problem?: LoginProblemProps | undefined;
  /** Asks a signed-in customer to sign in again. */
  isAgain?: boolean;
  onSignedIn: () => void;
};

export function Auth({ initially = 'sign-in', problem, isAgain = false, onSignedIn }: AuthProps) {
  const [tab, setTab] = useState<string>(initially);
  // Shared by both tabs, so that nobody types it twice.
  const [email, setEmail] = useState('');
  const clearToast = useClearToast();
  const shared = { email, onEmail: setEmail, onSignedIn: goOn };

  function goOn() {
    clearToast();
    onSignedIn();
  }

  if (isAgain) {
    return (
      <AuthPage title={auth.reauthenticateTitle} lead={auth.reauthenticateLead}>
        {problem && <LoginProblem {...problem} />}
        <SignIn {...shared} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={auth.title} lead={auth.lead}>
      {problem && <LoginProblem {...problem} />}
      <Tabs
        aria-label={auth.choose}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'sign-in', label: auth.signIn, panel: <SignIn {...shared} /> },
          { value: 'sign-up', label: auth.signUp, panel: <SignUp {...shared} /> },
        ]}
      />
    </AuthPage>
  );
}
