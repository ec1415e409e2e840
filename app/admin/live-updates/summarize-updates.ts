import { type AnnouncedKind, announcedKinds } from '#contract/events';
import type { LiveUpdate } from '#contract/live-updates';
import { admin, liveUpdates as copy } from '../../copy/admin.ts';
import { formatCount } from '../../format/count.ts';
import { paths } from '../../paths.ts';

export type Summary = { title: string; description?: string; href: string; place: string };

type Group = { kind: AnnouncedKind; count: number; names: readonly string[] };

/** Summarizes updates in one message that links to the most urgent kind; null if there are none. */
export function summarizeUpdates(notices: readonly LiveUpdate[]): Summary | null {
  const [first, ...others] = groupByKind(notices);
  if (!first) return null;
  const description = others.map(groupTitle).join(', ') || onlyName(first);
  return { title: groupTitle(first), ...(description && { description }), ...groupLink(first) };
}

function groupByKind(notices: readonly LiveUpdate[]): Group[] {
  return announcedKinds
    .map((kind) => ({ kind, of: notices.filter((notice) => notice.kind === kind) }))
    .filter(({ of }) => of.length > 0)
    .map(({ kind, of }) => ({
      kind,
      count: of.length,
      names: [...new Set(of.map(({ name }) => name))],
    }));
}

function groupTitle({ kind, count }: Group): string {
  const { one, many } = copy.kinds[kind];
  return count === 1 ? one : copy.several(formatCount(count), many);
}

/** The business ID, if all updates of the group are about one item. */
function onlyName({ names }: Group): string | undefined {
  return names.length === 1 ? names[0] : undefined;
}

function groupLink(group: Group): Pick<Summary, 'href' | 'place'> {
  const only = onlyName(group);
  switch (group.kind) {
    case 'ticket.opened':
    case 'ticket.replied':
    case 'ticket.back':
      return {
        href: only ? paths.adminTicket(only) : paths.adminTickets,
        place: admin.tabs.support,
      };
    case 'cancellation.requested':
      return {
        href: only ? paths.adminCancellation(only) : paths.adminCancellations,
        place: admin.tabs.cancellations,
      };
    default:
      return { href: only ? paths.adminOrder(only) : paths.adminOrders, place: admin.tabs.orders };
  }
}
