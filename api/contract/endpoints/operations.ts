import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { MailEntry } from '../mails.ts';
import {
  AlertsState,
  CertificateState,
  JobsState,
  MailsState,
  ProcessesState,
  ProviderState,
  RunsState,
  StorageState,
  WebhooksState,
} from '../operations.ts';

export const getJobs = defineEndpoint('GET /api/admin/operations/jobs', {
  summary: 'Get the state of the background jobs',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: JobsState },
});

export const retryJob = defineEndpoint('POST /api/admin/operations/jobs/:id/retry', {
  summary: 'Run a failed job again',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.run',
  answers: { 200: Done },
  failures: ['not_found', 'conflict'],
});

export const discardJob = defineEndpoint('POST /api/admin/operations/jobs/:id/discard', {
  summary: 'Discard a failed job',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.run',
  answers: { 200: Done },
  failures: ['not_found', 'conflict'],
});

export const getUnsentMails = defineEndpoint('GET /api/admin/operations/mails', {
  summary: 'Get the emails that wait or have failed',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: MailsState },
});

export const getMail = defineEndpoint('GET /api/admin/operations/mails/:id', {
  summary: 'Get an email with its recipient',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: MailEntry },
  failures: ['not_found'],
});

export const getWebhooks = defineEndpoint('GET /api/admin/operations/webhooks', {
  summary: 'Get the state of the payment provider’s events',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: WebhooksState },
});

export const replayWebhook = defineEndpoint('POST /api/admin/operations/webhooks/:id/replay', {
  summary: 'Process a failed event of the payment provider again',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.run',
  answers: { 200: Done },
  failures: ['not_found', 'conflict', 'provider_down'],
});

export const getProvider = defineEndpoint('GET /api/admin/operations/provider', {
  summary: 'Get whether the payment provider responds',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: ProviderState },
});

export const getStorage = defineEndpoint('GET /api/admin/operations/storage', {
  summary: 'Get the free disk space and the size of the database',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: StorageState },
});

export const getProcesses = defineEndpoint('GET /api/admin/operations/processes', {
  summary: 'List the shop’s processes and their versions',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: ProcessesState },
});

export const getRuns = defineEndpoint('GET /api/admin/operations/runs', {
  summary: 'Get the last reconciliation and the last backup',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: RunsState },
});

export const getCertificate = defineEndpoint('GET /api/admin/operations/certificate', {
  summary: 'Get when the shop’s certificate expires',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: CertificateState },
});

export const getAlerts = defineEndpoint('GET /api/admin/operations/alerts', {
  summary: 'Get the alerts of the last 30 days, and who is told',
  access: 'admin',
  programs: 'internal',
  permission: 'operations.read',
  answers: { 200: AlertsState },
});
