import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

const Health = v.object({ ok: v.boolean() });

export const getHealth = defineEndpoint('GET /api/health', {
  summary: 'Check that the process is running',
  access: 'anyone',
  answers: { 200: Health },
});

export const getReadiness = defineEndpoint('GET /api/ready', {
  summary: 'Check that the process can serve requests',
  access: 'anyone',
  answers: { 200: Health, 503: Health },
});
