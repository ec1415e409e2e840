import { useLocation } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { RequireAdmin } from '#app/admin/require-admin.tsx';
import { useTotpMutations } from '#app/data/totp.ts';
import { Button } from '#ui/button';
import { Text } from '#ui/text';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn, aUser } from '../../fixtures/admins.ts';
import { refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';

/** An admin page that shows the current path. */
function AdminScreen() {
  const { pathname, search } = useLocation();
  const { begin } = useTotpMutations();
  return (
    <>
      <Text>{pathname + search}</Text>
      <RequireAdmin loading={<Text tone="soft">Loading</Text>}>
        {() => <Button onClick={() => void begin().catch(() => {})}>Do something</Button>}
      </RequireAdmin>
    </>
  );
}

const signedOut = refusal(401, 'Sign in to continue.', { code: 'unauthenticated' });

const meta = preview.meta({
  title: 'Screens/Admin/Signed out',
  component: AdminScreen,
  globals: { audience: 'visitor' },
  tags: ['!screen'],
  decorators: [inApp],
  beforeEach: () => {
    let isOut = false;
    return adminSignedIn({
      'GET /api/user': () => (isOut ? signedOut() : aUser()),
      'POST /api/admin/totp': () => {
        isOut = true;
        return signedOut();
      },
    });
  },
  parameters: {
    layout: 'fullscreen',
    path: '/admin/mails?q=ada',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'An admin session ends after 12 hours, or one hour of inactivity. An open page then shows a message at the next request and redirects to the sign-in page and back.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Do something' }));
    await inSight('You’re signed out');
    await waitFor(() =>
      expect(canvas.getByText('/admin/login?next=%2Fadmin%2Fmails%3Fq%3Dada')).toBeVisible(),
    );
  },
});

/** A link from an email leads to the sign-in page and back. */
export const FromLink = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    adminSignedIn({ 'GET /api/user': signedOut, 'GET /api/customer/auth/user': signedOut }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('/admin/login?next=%2Fadmin%2Fmails%3Fq%3Dada'),
    ).toBeVisible();
    await expect(canvas.queryByText('You’re signed out')).toBeNull();
  },
});
