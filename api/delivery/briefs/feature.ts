import { feature, type Given } from '#api/http/feature';
import { createBriefArchive } from './archive.ts';
import { type BriefFiles, createBriefFiles } from './files.ts';
import { orderLinkRoutes } from './order-link-routes.ts';
import { createGuestLinks } from './order-links.ts';
import { createBriefQuestions } from './questions.ts';
import { briefRoutes, guestBriefRoutes, orderBriefRoutes } from './routes.ts';
import { createBriefs } from './service.ts';

export const briefs = feature({
  services(
    given: Given<typeof createBriefs> &
      Omit<Given<typeof createBriefFiles>, 'briefs'> &
      Given<typeof createBriefArchive> &
      Given<typeof createGuestLinks>,
  ) {
    const briefs = createBriefs(given);
    return {
      briefs,
      briefFiles: createBriefFiles({ ...given, briefs }),
      briefArchive: createBriefArchive(given),
      briefQuestions: createBriefQuestions(given),
      guestLinks: createGuestLinks(given),
    };
  },
  routes: (
    given: Given<typeof briefRoutes> &
      Given<typeof guestBriefRoutes> &
      Given<typeof orderBriefRoutes> &
      Given<typeof orderLinkRoutes>,
  ) => [
    briefRoutes(given),
    guestBriefRoutes(given),
    orderBriefRoutes(given),
    orderLinkRoutes(given),
  ],
  jobs: ({ briefFiles }: { briefFiles: BriefFiles }) => [
    { name: 'unstored-brief-files', cron: '37 * * * *', run: () => briefFiles.sweep() },
  ],
});
