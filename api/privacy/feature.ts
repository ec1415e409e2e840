import { feature, type Given } from '#api/http/feature';
import { createPrivacyRequests } from './requests.ts';
import { createRetention } from './retention.ts';

export const privacy = feature({
  services: (given: Given<typeof createPrivacyRequests>) => ({
    privacyRequests: createPrivacyRequests(given),
  }),
  jobs: (given: Given<typeof createRetention>) => [
    { name: 'retention', cron: '30 2 * * *', run: createRetention(given) },
  ],
});
