import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router';
import type { AdminTicket } from '#contract/tickets';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { ticketPage as copy } from '../../copy/admin-tickets.ts';
import { addressOf } from '../../data/address.ts';
import { useListPage } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { movingFocus } from '../../shell/use-focus-on-navigation.ts';
import { usePageKeys } from '../../state/page-keys.ts';
import { listedTicketsAtom } from '../../state/search-positions.ts';

/** The tickets before and after this one in the list that it was opened from, also by K and J. */
export function TicketNeighbors({ ticketId }: { ticketId: string }) {
  const listed = useAtomValue(listedTicketsAtom);
  const isListed = listed.includes(ticketId);
  // Someone who comes from an email goes on with the active tickets.
  const { page } = useListPage<AdminTicket>(addressOf('GET /api/support'), { status: 'active' });
  const names = isListed ? listed : (page?.rows.map((row) => row.ticketId) ?? []);
  const place = names.indexOf(ticketId);
  const previous = place > 0 ? names[place - 1] : undefined;
  const next = place >= 0 ? names[place + 1] : names[0];
  const navigate = useNavigate();
  const go = (to: string | undefined) => {
    if (to) void navigate(paths.adminTicket(to), { state: movingFocus });
  };
  usePageKeys({ j: () => go(next), k: () => go(previous) });
  if (!previous && !next) return null;
  return (
    <nav aria-label={copy.neighbors}>
      <Inline gap="xs">
        {previous && (
          <ButtonLink
            variant="quiet"
            size="small"
            href={paths.adminTicket(previous)}
            aria-label={copy.previousTicket}
          >
            {copy.previous}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink
            variant="quiet"
            size="small"
            href={paths.adminTicket(next)}
            aria-label={copy.nextTicket}
          >
            {copy.next}
          </ButtonLink>
        )}
      </Inline>
    </nav>
  );
}
