import { feature, type Given } from '#api/http/feature';
import { type CancellationProcessor, createCancellationProcessor } from './processor.ts';
import { cancellationRoutes, customerCancellationRoutes } from './routes.ts';
import { createCancellations } from './service.ts';

export const cancellations = feature({
  services(
    given: Given<typeof createCancellationProcessor> &
      Omit<Given<typeof createCancellations>, 'processing'>,
  ) {
    const processing = createCancellationProcessor(given);
    return { processing, cancellations: createCancellations({ ...given, processing }) };
  },
  routes: (given: Given<typeof customerCancellationRoutes> & Given<typeof cancellationRoutes>) => [
    customerCancellationRoutes(given),
    cancellationRoutes(given),
  ],
  jobs: ({ processing }: { processing: CancellationProcessor }) => [
    { name: 'cancellations', cron: '* * * * *', run: () => processing.processDue() },
  ],
});
