import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { LiveUpdatesQuery } from '../live-updates.ts';
import { NewPresence } from '../presence.ts';

export const streamLiveUpdates = defineEndpoint('GET /api/admin/events', {
  summary: 'Stream live updates as server-sent events',
  access: 'admin',
  programs: 'refused',
  permission: 'shop.read',
  query: LiveUpdatesQuery,
  answers: { 200: 'text/event-stream' },
  failures: ['rate_limited'],
});

export const announcePresence = defineEndpoint('POST /api/admin/presence', {
  summary: 'Tell other admins that a record is edited or replied to',
  access: 'admin',
  programs: 'refused',
  permission: 'shop.read',
  body: NewPresence,
  answers: { 200: Done },
});
