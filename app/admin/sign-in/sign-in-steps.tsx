import { useState } from 'react';
import type { Credentials } from '#contract/session';
import { SignInForm } from './sign-in-form.tsx';
import { TwoFactorForm } from './two-factor-form.tsx';

/** Username and password, then a code if two-factor authentication is on. */
export function SignInSteps({ onSignedIn }: { onSignedIn: () => void }) {
  const [accepted, setAccepted] = useState<Credentials>();
  const [username, setUsername] = useState<string>();

  if (!accepted) {
    return <SignInForm username={username} onCodeRequired={setAccepted} onSignedIn={onSignedIn} />;
  }
  return (
    <TwoFactorForm
      credentials={accepted}
      onSignedIn={onSignedIn}
      onBack={() => {
        setUsername(accepted.username);
        setAccepted(undefined);
      }}
    />
  );
}
