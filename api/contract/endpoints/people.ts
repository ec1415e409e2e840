import { User } from '../customers.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import {
  AdminRemoval,
  Invitation,
  InvitationAcceptance,
  InvitationJoin,
  InvitationList,
  InvitationToken,
  NewInvitation,
  OpenedInvitation,
  PeopleList,
  Person,
  RoleChange,
  SignInPolicy,
  SignInPolicyChange,
} from '../people.ts';

export const listPeople = defineEndpoint('GET /api/admin/people', {
  summary: 'List the admins',
  access: 'admin',
  programs: 'internal',
  permission: 'people.read',
  answers: { 200: PeopleList },
});

export const changeRole = defineEndpoint('PATCH /api/admin/people/:id', {
  summary: 'Change the role of an admin',
  access: 'admin',
  programs: 'refused',
  permission: 'people.manage',
  body: RoleChange,
  answers: { 200: Person },
  failures: ['sign_in_again', 'not_found', 'conflict'],
});

export const removeAdmin = defineEndpoint('DELETE /api/admin/people/:id', {
  summary: 'Remove an admin’s access and end their sessions',
  access: 'admin',
  programs: 'refused',
  permission: 'people.manage',
  body: AdminRemoval,
  answers: { 200: Done },
  failures: ['sign_in_again', 'not_found', 'conflict'],
});

export const endAdminSessions = defineEndpoint('DELETE /api/admin/people/:id/sessions', {
  summary: 'End all sessions of an admin',
  access: 'admin',
  programs: 'refused',
  permission: 'people.manage',
  answers: { 200: Done },
  failures: ['sign_in_again', 'not_found', 'conflict'],
});

export const listInvitations = defineEndpoint('GET /api/admin/invitations', {
  summary: 'List open invitations to become an admin',
  access: 'admin',
  programs: 'internal',
  permission: 'people.read',
  answers: { 200: InvitationList },
});

export const inviteAdmin = defineEndpoint('POST /api/admin/invitations', {
  summary: 'Invite someone to become an admin',
  access: 'admin',
  programs: 'refused',
  permission: 'people.manage',
  body: NewInvitation,
  answers: { 201: Invitation },
  failures: ['sign_in_again', 'conflict'],
});

export const resendInvitation = defineEndpoint('POST /api/admin/invitations/:id/resend', {
  summary: 'Email an invitation again, with a new link',
  access: 'admin',
  programs: 'refused',
  permission: 'people.manage',
  answers: { 200: Invitation },
  failures: ['sign_in_again', 'not_found', 'conflict'],
});

export const revokeInvitation = defineEndpoint('DELETE /api/admin/invitations/:id', {
  summary: 'Revoke an invitation',
  access: 'admin',
  programs: 'refused',
  permission: 'people.manage',
  answers: { 200: Done },
  failures: ['sign_in_again', 'not_found'],
});

export const getSignInPolicy = defineEndpoint('GET /api/admin/sign-in-policy', {
  summary: 'Get how admins must sign in',
  access: 'admin',
  programs: 'internal',
  permission: 'people.read',
  answers: { 200: SignInPolicy },
});

export const changeSignInPolicy = defineEndpoint('PATCH /api/admin/sign-in-policy', {
  summary: 'Change how admins must sign in',
  access: 'admin',
  programs: 'refused',
  permission: 'people.manage',
  body: SignInPolicyChange,
  answers: { 200: SignInPolicy },
  failures: ['sign_in_again', 'conflict'],
});

export const openInvitation = defineEndpoint('POST /api/invitations/open', {
  summary: 'Get the invitation of an emailed link',
  access: 'anyone',
  programs: 'refused',
  body: InvitationToken,
  answers: { 200: OpenedInvitation },
  failures: ['not_found', 'rate_limited'],
});

export const acceptInvitation = defineEndpoint('POST /api/invitations/accept', {
  summary: 'Accept an invitation with a new account and sign in',
  access: 'anyone',
  programs: 'refused',
  body: InvitationAcceptance,
  answers: { 201: User },
  failures: ['not_found', 'conflict', 'rate_limited'],
});

export const joinByInvitation = defineEndpoint('POST /api/invitations/join', {
  summary: 'Accept an invitation with a customer account and sign in',
  access: 'anyone',
  programs: 'refused',
  body: InvitationJoin,
  answers: { 201: User },
  failures: ['not_found', 'conflict', 'rate_limited'],
});
