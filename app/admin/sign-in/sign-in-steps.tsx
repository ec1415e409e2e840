import { useState } from 'react';
import type { Credentials } from '#contract/session';
import { SignInForm } from './sign-in-form.tsx';
import { TwoFactorForm } from './two-factor-form.tsx';

/** Username and password, and then the code of those who have switched that on. */
export function SignInSteps({ onSignedIn }: { onSignedIn: () => void }) {
  const [proved, setProved] = useState<Credentials>();
  const [username, setUsername] = useState<string>();

  if (!proved) {
    return <SignInForm username={username} onCodeRequired={setProved} onSignedIn={onSignedIn} />;
  }
  return (
    <TwoFactorForm
      credentials={proved}
      onSignedIn={onSignedIn}
      onBack={() => {
        setUsername(proved.username);
        setProved(undefined);
      }}
    />
  );
}
