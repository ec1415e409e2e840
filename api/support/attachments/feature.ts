import { feature, type Given } from '#api/http/feature';
import { type Attachments, createAttachments } from './service.ts';

export const attachments = feature({
  services: (given: Given<typeof createAttachments>) => ({ attachments: createAttachments(given) }),
  jobs: ({ attachments }: { attachments: Attachments }) => [
    { name: 'unsent-attachments', cron: '23 3 * * *', run: () => attachments.sweep() },
  ],
});
