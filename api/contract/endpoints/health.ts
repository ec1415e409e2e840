import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { NotReady } from '../readiness.ts';

const Healthy = v.object({ ok: v.literal(true) });

export const getHealth = defineEndpoint('GET /api/health', {
  summary: 'Check that the process is running',
  access: 'anyone',
  programs: 'internal',
  answers: { 200: Healthy },
});

export const getReadiness = defineEndpoint('GET /api/ready', {
  summary: 'Check that the process can serve requests',
  access: 'anyone',
  programs: 'internal',
  answers: { 200: Healthy, 503: NotReady },
});
