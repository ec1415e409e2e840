import { expect, test } from 'bun:test';
import { renderToString } from 'react-dom/server';
import { AuthProvider, useAuth } from './auth.tsx';

function Greeting() {
  const { user, isLoading } = useAuth();
  return <p>{isLoading ? 'looking' : (user?.username ?? 'nobody')}</p>;
}

test('the session cannot be used outside of its provider', () => {
  expect(() => renderToString(<Greeting />)).toThrow('useAuth must be used within an AuthProvider');
});

test('the server knows of nobody: it is being looked up', () => {
  const page = renderToString(
    <AuthProvider>
      <Greeting />
    </AuthProvider>,
  );
  expect(page).toContain('looking');
});
