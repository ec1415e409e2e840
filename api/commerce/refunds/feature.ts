import { feature, type Given } from '#api/http/feature';
import { createRefundProcessor } from './processor.ts';
import { refundRoutes } from './routes.ts';
import { createRefunds, type Refunds } from './service.ts';

export const refunds = feature({
  services: (given: Given<typeof createRefunds> & Given<typeof createRefundProcessor>) => ({
    processRefund: createRefundProcessor(given),
    refunds: createRefunds(given),
  }),
  routes: (given: Given<typeof refundRoutes>) => [refundRoutes(given)],
  jobs: ({ refunds }: { refunds: Refunds }) => [
    { name: 'refunds', cron: '* * * * *', run: () => refunds.resume() },
  ],
});
