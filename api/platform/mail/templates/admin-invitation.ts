import { invitationDays } from '#contract/people';
import { defineTemplate } from './define-template.ts';
import { paragraphs } from './paragraphs.ts';
import { quoted } from './sanitize-text.ts';

/**
 * `url`: absolute; contains the token. `role`: as people call it. `hasAccount`: whether a customer
 * has the address.
 */
export type AdminInvitationData = {
  url: string;
  role: string;
  invitedBy: string;
  hasAccount: boolean;
};

/** Invites someone to help run the shop. */
export const adminInvitation = defineTemplate({
  kind: 'admin-invitation',
  texts: {
    subject: '{invitedBy} invited you to help run {shopName}',
    preview: 'Your role will be {role}. The link expires in {days} days.',
    title: 'Join {shopName}',
    intro: '{invitedBy} invited you to the admin area of {shopName}.',
    action: 'Accept invitation',
  },
  variables: ({ invitedBy, role }: AdminInvitationData) => ({
    invitedBy: quoted(invitedBy),
    role,
    days: String(invitationDays),
  }),
  write: (
    { url, role, invitedBy, hasAccount }: AdminInvitationData,
    _shop,
    { intro, action, ...text },
  ) => ({
    ...text,
    validMinutes: invitationDays * 24 * 60,
    blocks: [
      ...paragraphs(intro),
      {
        is: 'text',
        text: hasAccount
          ? 'Accept with the password of your customer account.'
          : 'Accept by choosing a password.',
      },
      { is: 'facts', rows: [['Role', role]] },
      { is: 'action', label: action, url },
      {
        is: 'note',
        text: `The link expires in ${invitationDays} days and works once. If you don’t know ${quoted(invitedBy)}, you can ignore this email.`,
      },
    ],
  }),
});
