import { LegalScreen } from './legal-screen.tsx';

export function Component() {
  return <LegalScreen document="privacy" />;
}
