import { useState } from 'react';
import { Tabs } from '#ui/tabs';
import { auth } from '../../copy/auth.ts';
import { useClearToast } from '../../state/toasts.ts';
import { AuthPage } from './auth-page.tsx';
import { LoginProblem, type LoginProblemProps } from './login-problem.tsx';
import { SignIn } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';

type AuthProps = {
  /** Which of the two stands open at first. */
  initially?: 'sign-in' | 'sign-up';
  /** Why single sign-on has led here, and the way to try it again. */
  problem?: LoginProblemProps | undefined;
  /** Somebody who is signed in has to prove once more who they are. */
  isAgain?: boolean;
  onSignedIn: () => void;
};

/** Customers sign in or up. */
export function Auth({ initially = 'sign-in', problem, isAgain = false, onSignedIn }: AuthProps) {
  const [tab, setTab] = useState<string>(initially);
  // Who has typed an address in the wrong place need not type it again.
  const [email, setEmail] = useState('');
  const clearToast = useClearToast();
  const shared = { email, onEmail: setEmail, onSignedIn: goOn };

  /** What failed in either form is over. */
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
        label={auth.choose}
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
