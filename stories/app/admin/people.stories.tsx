import { expect, screen, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { People } from '#app/admin/people/people.tsx';
import { people } from '#app/admin/people/section.ts';
import type { Person } from '#contract/people';
import type { AdminRole } from '#contract/permissions';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn, anAdmin } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { isOnPhone } from '../../fixtures/is-on-phone.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { anInvitation, aPerson, somePeople } from '../../fixtures/people.ts';
import { noTotp } from '../../fixtures/totp.ts';

/** A server that stores people, invitations and the policy. */
function aServer(answers: Answers = {}): Answers {
  let people = somePeople();
  let invitations = [
    anInvitation(),
    anInvitation({ id: 2, email: 'joan@sitewright.example', expired: true, hasAccount: true }),
  ];
  let policy = { requireTwoFactor: false, version: 0 };
  const change = (id: string | undefined, values: Partial<Person>) => {
    people = people.map((person) => (String(person.id) === id ? { ...person, ...values } : person));
    return people.find((person) => String(person.id) === id) ?? aPerson();
  };
  return {
    'GET /api/admin/people': () => people,
    'GET /api/admin/invitations': () => invitations,
    'GET /api/admin/sign-in-policy': () => policy,
    'PATCH /api/admin/people/:id': async (request, { id }) => {
      const { role, version } = await request.json();
      return change(id, { role, version: version + 1 });
    },
    'DELETE /api/admin/people/:id': (_request, { id }) => {
      people = people.filter((person) => String(person.id) !== id);
      return { ok: true };
    },
    'DELETE /api/admin/people/:id/sessions': (_request, { id }) => {
      change(id, { sessions: 0 });
      return { ok: true };
    },
    'POST /api/admin/invitations': async (request) => {
      const invited = anInvitation({ id: 9, ...(await request.json()) });
      invitations = [invited, ...invitations];
      return invited;
    },
    'POST /api/admin/invitations/:id/resend': () => anInvitation(),
    'DELETE /api/admin/invitations/:id': (_request, { id }) => {
      invitations = invitations.filter((invited) => String(invited.id) !== id);
      return { ok: true };
    },
    'PATCH /api/admin/sign-in-policy': async (request) => {
      const { requireTwoFactor, version } = await request.json();
      policy = { requireTwoFactor, version: version + 1 };
      return policy;
    },
    'GET /api/admin/totp': noTotp,
    ...answers,
  };
}

/** The same shop as an admin with another role sees it. */
const seenBy = (role: AdminRole) => () => adminSignedIn(aServer(), anAdmin({ role }));

const meta = preview.meta({
  title: 'Screens/Admin/People and roles',
  component: adminScreen(people, people.page, People),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(aServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/people',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'Admins and invitations, how admins sign in, and what each role may do. Only owners change any of it.',
      },
    },
  },
});

type Canvas = {
  findByRole(role: 'button', options: { name: string }): Promise<HTMLElement>;
};
type Presser = { click(element: HTMLElement): Promise<void> };

async function openFrom(
  { canvas, userEvent }: { canvas: Canvas; userEvent: Presser },
  button: string,
  dialog: string,
  role?: 'alertdialog',
) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await openedDialog(dialog, role));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const admins = within(await canvas.findByRole('table', { name: 'Admins' }));
    await expect(await admins.findByRole('rowheader', { name: /Grace Hopper/ })).toBeVisible();
    await expect(admins.getAllByRole('rowheader')).toHaveLength(3);
    // Owners can't change their own access.
    await expect(admins.queryByRole('button', { name: 'Remove Grace Hopper' })).toBeNull();
    await expect(await canvas.findByText('mary@sitewright.example')).toBeVisible();
    const roles = within(canvas.getByRole('table', { name: 'Permissions' }));
    const allowed = isOnPhone() ? 'Owner, Manager, Support' : 'Yes Yes Yes No No';
    const name = new RegExp(`^Issue refunds ${allowed}`);
    await expect(roles.getByRole('row', { name })).toBeVisible();
  },
});

export const NoInvitations = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn(aServer({ 'GET /api/admin/invitations': [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open invitations')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () =>
    adminSignedIn({
      'GET /api/admin/people': onItsWay,
      'GET /api/admin/invitations': onItsWay,
      'GET /api/admin/sign-in-policy': onItsWay,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the setting...')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => {
    const failed = refusal(500, 'Something went wrong on our side.', { code: 'internal' });
    return adminSignedIn({
      'GET /api/admin/people': failed,
      'GET /api/admin/invitations': failed,
      'GET /api/admin/sign-in-policy': failed,
    });
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('Something went wrong on our side.')).toHaveLength(3),
    );
  },
});

export const LongNames = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim();
    const email = `${'long-address-'.repeat(6)}@a-very-long-domain-name.example`;
    return adminSignedIn(
      aServer({
        'GET /api/admin/people': [aPerson({ name, email, role: 'read_only' })],
        'GET /api/admin/invitations': [anInvitation({ email, invitedBy: name, hasAccount: true })],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^Wolfe/ })).toBeVisible();
  },
});

/** Other roles than owners only read. */
export const Manager = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: seenBy('manager'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Ada Lovelace/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invite someone' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Change role/ })).toBeNull();
    await expect(
      await canvas.findByText('Two-factor authentication is up to each admin.'),
    ).toBeVisible();
  },
});

export const NotAllowed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: seenBy('support'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t open this page')).toBeVisible();
    await expect(
      canvas.getByText(
        'Only owners, managers, and read-only admins can do this. Your role is Support.',
      ),
    ).toBeVisible();
  },
});

export const InviteDialog = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const dialog = await openFrom(context, 'Invite someone', 'Invite someone');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(dialog.getByRole('radio', { name: /^Support/ })).toBeChecked();
  },
});

/** Each change says so, and shows in the lists. */
export const Invited = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Invited', async () => {
      const dialog = await openFrom(context, 'Invite someone', 'Invite someone');
      const { userEvent } = context;
      await userEvent.type(
        dialog.getByRole('textbox', { name: 'Email' }),
        'ida@sitewright.example',
      );
      await userEvent.click(dialog.getByRole('radio', { name: /^Delivery/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
      await inSight('Invitation sent');
      await expect(
        await context.canvas.findByRole('rowheader', { name: 'ida@sitewright.example' }),
      ).toBeVisible();
    });
    await step('Resent', async () => {
      const name = 'Resend the invitation to mary@sitewright.example';
      await userEvent.click(await canvas.findByRole('button', { name }));
      await inSight('Invitation sent again');
    });
    await step('Role changed', async () => {
      const dialog = await openFrom(
        context,
        'Change role: Ada Lovelace',
        'Change the role of Ada Lovelace',
      );
      await context.userEvent.click(dialog.getByRole('radio', { name: /^Manager/ }));
      await context.userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
      await inSight('Ada Lovelace now has the role Manager.');
    });
    await step('Sessions ended', async () => {
      const button = 'Sign out: Ada Lovelace';
      const dialog = await openFrom(context, button, 'Sign out everywhere?', 'alertdialog');
      await context.userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
      await inSight('Signed out everywhere');
      await expect(context.canvas.queryByRole('button', { name: button })).toBeNull();
    });
    await step('Revoked', async () => {
      const dialog = await openFrom(
        context,
        'Revoke the invitation of mary@sitewright.example',
        'Revoke invitation?',
        'alertdialog',
      );
      await context.userEvent.click(dialog.getByRole('button', { name: 'Revoke invitation' }));
      await inSight('Invitation revoked');
      await expect(context.canvas.queryByText('mary@sitewright.example')).toBeNull();
    });
    await step('Removed', async () => {
      const dialog = await openFrom(
        context,
        'Remove Ada Lovelace',
        'Remove admin access?',
        'alertdialog',
      );
      await context.userEvent.click(dialog.getByRole('button', { name: 'Remove access' }));
      await inSight('Admin access removed');
      await expect(context.canvas.queryByRole('rowheader', { name: /Ada Lovelace/ })).toBeNull();
    });
  },
});

/** The reason is shown at the field. */
export const InvitedTaken = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer({
        'POST /api/admin/invitations': refusal(409, 'This email already belongs to an admin.', {
          code: 'conflict',
        }),
      }),
    ),
  play: async (context) => {
    const dialog = await openFrom(context, 'Invite someone', 'Invite someone');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await context.userEvent.type(email, 'ada@sitewright.example');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('This email already belongs to an admin.'),
    );
    await expect(email).toHaveFocus();
  },
});

/** Only a role that closes lists says what becomes of their saved views. */
export const ChangeRole = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const dialog = await openFrom(
      context,
      'Change role: Ada Lovelace',
      'Change the role of Ada Lovelace',
    );
    await expect(dialog.getByRole('radio', { name: /^Support/ })).toBeChecked();
    const views = /Shared ones stay/;
    await context.userEvent.click(dialog.getByRole('radio', { name: /^Manager/ }));
    await expect(dialog.queryByText(views)).toBeNull();
    await context.userEvent.click(dialog.getByRole('radio', { name: /^Delivery/ }));
    await expect(dialog.getByText(views)).toBeVisible();
  },
});

/** Another owner was faster. Saving again replaces their change. */
export const ChangeRoleConflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const theirs = somePeople().map((person) =>
      person.id === 2 ? { ...person, role: 'delivery' as const, version: 1 } : person,
    );
    let isChanged = false;
    return adminSignedIn(
      aServer({
        'GET /api/admin/people': () => (isChanged ? theirs : somePeople()),
        'PATCH /api/admin/people/:id': async (request) => {
          isChanged = true;
          const { role, version } = await request.json();
          if (version === 1) return aPerson({ role, version: 2 });
          return refusal(409, 'This admin’s role was changed in the meantime.', {
            code: 'conflict',
            newer: { by: 'Joan Clarke', at: '2026-01-15T11:58:00.000Z' },
          })();
        },
      }),
    );
  },
  play: async (context) => {
    const dialog = await openFrom(
      context,
      'Change role: Ada Lovelace',
      'Change the role of Ada Lovelace',
    );
    await context.userEvent.click(dialog.getByRole('radio', { name: /^Manager/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
    await expect(await dialog.findByText(/Joan Clarke changed this role on/)).toBeVisible();
    await expect(dialog.getByText(/It is now Delivery/)).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Save role' }));
    await inSight('Ada Lovelace now has the role Manager.');
  },
});

/** Another owner changes the role while the dialog is open. */
export const RoleChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin],
  play: async (context) => {
    const dialog = await openFrom(
      context,
      'Change role: Ada Lovelace',
      'Change the role of Ada Lovelace',
    );
    const choice = dialog.getByRole('radio', { name: /^Manager/ });
    await context.userEvent.click(choice);
    await fetch('/api/admin/people/2', {
      method: 'PATCH',
      body: JSON.stringify({ role: 'delivery', version: 0 }),
    });
    changedByBea('people.changed', 2);
    await expect(await dialog.findByText('Changed by Bea Lind just now')).toBeVisible();
    await expect(choice).toBeChecked();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Show' }));
    await expect(dialog.getByText(/It is now Delivery/)).toBeVisible();
  },
});

export const LastOwner = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer({
        'DELETE /api/admin/people/:id': refusal(
          409,
          'This is the only owner. Make another admin an owner first.',
          { code: 'conflict' },
        ),
      }),
    ),
  play: async (context) => {
    const dialog = await openFrom(
      context,
      'Remove Ada Lovelace',
      'Remove admin access?',
      'alertdialog',
    );
    await context.userEvent.click(dialog.getByRole('button', { name: 'Remove access' }));
    await inSight('This is the only owner. Make another admin an owner first.');
  },
});

export const RemoveDialog = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await openFrom(context, 'Remove Ada Lovelace', 'Remove admin access?', 'alertdialog');
  },
});

export const TwoFactorRequired = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch');
    await userEvent.click(control);
    await inSight('Two-factor authentication is now required');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

/** An owner without it is told to turn it on first. */
export const TwoFactorRefused = meta.story({
  beforeEach: () =>
    adminSignedIn(
      aServer({
        'PATCH /api/admin/sign-in-policy': refusal(
          409,
          'Turn on two-factor authentication for your own account first.',
          { code: 'conflict' },
        ),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch'));
    await inSight('Turn on two-factor authentication for your own account first.');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});
