import { paths } from '../paths.ts';
import type { Metadata } from './metadata.ts';

/** Sign-in pages stay out of search results. */
export const authMetadata = {
  auth: {
    title: 'Sign in',
    description: 'Sign in to your account, or create one.',
    path: paths.auth,
    noindex: true,
  },
  forgotPassword: {
    title: 'Reset your password',
    description: 'We’ll email you a link to reset your password.',
    path: paths.forgotPassword,
    noindex: true,
  },
  resetPassword: {
    title: 'Choose a new password',
    description: 'You’ll be signed in here and signed out everywhere else.',
    path: paths.resetPassword,
    noindex: true,
  },
  invitation: {
    title: 'Invitation',
    description: 'Accept your invitation to the admin area.',
    path: paths.invitation,
    noindex: true,
  },
} as const satisfies Record<string, Metadata>;
