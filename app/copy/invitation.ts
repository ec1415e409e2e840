/** Texts of the page that an invitation leads to. */
export const invitation = {
  title: (shop: string) => `Join ${shop}`,
  lead: 'Accept your invitation to the admin area.',
  loading: 'Loading your invitation...',
  failed: 'Couldn’t load your invitation',
  ended: 'This invitation can’t be used',
  endedHint:
    'It has expired, or it was accepted or revoked. Ask the person who invited you for a new one. If you have accepted it, sign in.',
  signIn: 'Sign in',
  invitedBy: 'Invited by',
  formerAdmin: 'A former admin',
  email: 'Email',
  role: 'Role',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  accountTitle: 'You already have an account',
  accountHint:
    'Enter the password of your customer account. You keep your orders and your tickets, and you’ll be signed out on other devices.',
  forgot: 'Reset your password',
  accept: 'Accept invitation',
  accepting: 'Accepting...',
  acceptFailed: 'Couldn’t accept the invitation',
  accepted: (role: string) => ({
    title: 'Welcome to the team',
    description: `Your role is ${role}.`,
  }),
} as const;
