import { expect, test } from 'bun:test';
import { renderToString } from 'react-dom/server';
import { AuthProvider, useAuth } from './auth.tsx';

function Greeting() {
  const { user, isLoading } = useAuth();
  return <p>{isLoading ? 'looking' : (user?.username ?? 'nobody')}</p>;
}

test('useAuth throws outside of its provider', () => {
  expect(() => renderToString(<Greeting />)).toThrow('useAuth must be used within an AuthProvider');
});

test('renders as loading on the server', () => {
  const page = renderToString(
    <AuthProvider>
      <Greeting />
    </AuthProvider>,
  );
  expect(page).toContain('looking');
});
