import { defineEndpoint } from '../endpoint.ts';
import {
  LegalDraft,
  LegalDraftChange,
  LegalPublication,
  LegalText,
  LegalVersions,
  LegalWithdrawal,
} from '../legal-texts.ts';

export const listLegalVersions = defineEndpoint('GET /api/legal', {
  summary: 'Get which versions of the legal texts are in force',
  access: 'anyone',
  programs: 'internal',
  answers: { 200: LegalVersions },
});

export const getLegalText = defineEndpoint('GET /api/legal/:document', {
  summary: 'Get the version of a legal text that is in force',
  access: 'anyone',
  programs: 'internal',
  answers: { 200: LegalText },
  failures: ['not_found'],
});

export const getLegalVersion = defineEndpoint('GET /api/legal/:document/:version', {
  summary: 'Get a version of a legal text that is or was in force',
  access: 'anyone',
  programs: 'internal',
  answers: { 200: LegalText },
  failures: ['not_found'],
});

export const getLegalDraft = defineEndpoint('GET /api/admin/settings/legal/:document', {
  summary: 'Get the draft and the versions of a legal text',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.read',
  answers: { 200: LegalDraft },
  failures: ['not_found'],
});

export const changeLegalDraft = defineEndpoint('PATCH /api/admin/settings/legal/:document', {
  summary: 'Change the draft of a legal text',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.change',
  body: LegalDraftChange,
  answers: { 200: LegalDraft },
  failures: ['not_found', 'conflict'],
});

export const publishLegalDraft = defineEndpoint(
  'POST /api/admin/settings/legal/:document/publish',
  {
    summary: 'Publish the draft of a legal text, now or from a day on',
    access: 'admin',
    programs: 'internal',
    permission: 'settings.change',
    body: LegalPublication,
    answers: { 200: LegalDraft },
    failures: ['not_found', 'conflict'],
  },
);

export const withdrawLegalVersion = defineEndpoint(
  'POST /api/admin/settings/legal/:document/withdraw',
  {
    summary: 'Withdraw a version of a legal text that is not in force yet',
    access: 'admin',
    programs: 'internal',
    permission: 'settings.change',
    body: LegalWithdrawal,
    answers: { 200: LegalDraft },
    failures: ['not_found', 'conflict'],
  },
);
