import {
  EmailDraft,
  EmailPreview,
  EmailTemplate,
  EmailTemplateList,
  EmailTest,
  EmailTextsChange,
  EmailTextsRestore,
} from '../email-templates.ts';
import { defineEndpoint } from '../endpoint.ts';
import { SettingsHistory, SettingsHistoryQuery } from '../shop-settings.ts';

export const listEmailTemplates = defineEndpoint('GET /api/admin/emails', {
  summary: 'List every email that the shop sends',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.read',
  answers: { 200: EmailTemplateList },
});

export const getEmailTemplate = defineEndpoint('GET /api/admin/emails/:kind', {
  summary: 'Get an email with its texts',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.read',
  answers: { 200: EmailTemplate },
  failures: ['not_found'],
});

export const changeEmailTexts = defineEndpoint('PATCH /api/admin/emails/:kind', {
  summary: 'Change the texts of an email',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.change',
  body: EmailTextsChange,
  answers: { 200: EmailTemplate },
  failures: ['not_found', 'conflict'],
});

export const restoreEmailTexts = defineEndpoint('POST /api/admin/emails/:kind/restore', {
  summary: 'Restore an older version of an email’s texts',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.change',
  body: EmailTextsRestore,
  answers: { 200: EmailTemplate },
  failures: ['not_found', 'conflict'],
});

export const previewEmail = defineEndpoint('POST /api/admin/emails/:kind/preview', {
  summary: 'Preview an email with unsaved texts',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.read',
  body: EmailDraft,
  answers: { 200: EmailPreview },
  failures: ['not_found'],
});

export const sendTestEmail = defineEndpoint('POST /api/admin/emails/:kind/test', {
  summary: 'Send an email with unsaved texts to the signed-in admin',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.change',
  body: EmailDraft,
  answers: { 200: EmailTest },
  failures: ['not_found', 'conflict', 'rate_limited'],
});

export const listEmailHistory = defineEndpoint('GET /api/admin/emails/:kind/history', {
  summary: 'List the versions of an email’s texts',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.read',
  query: SettingsHistoryQuery,
  answers: { 200: SettingsHistory },
  failures: ['not_found'],
});
