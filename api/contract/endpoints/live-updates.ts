import { defineEndpoint } from '../endpoint.ts';
import { LiveUpdatesQuery } from '../live-updates.ts';

export const streamLiveUpdates = defineEndpoint('GET /api/admin/events', {
  summary: 'Stream live updates as server-sent events',
  access: 'admin',
  permission: 'shop.read',
  query: LiveUpdatesQuery,
  answers: { 200: 'text/event-stream' },
  failures: ['rate_limited'],
});
