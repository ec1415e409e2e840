import { expect, test } from 'bun:test';
import { type ColumnWidth, getColumnWidth } from '../../../ui/table/column.ts';
import { auditColumns } from '../audit/audit-log.tsx';
import { compactColumns } from '../cancellations/cancellations-tab.tsx';
import { cannedReplyColumns } from '../canned-replies/canned-replies.tsx';
import { customerColumns } from '../customers/customers.tsx';
import { discountColumns } from '../discounts/discount-columns.tsx';
import { mailColumns } from '../mails/mail-log.tsx';
import { eventColumns } from '../operations/events-section.tsx';
import { jobColumns } from '../operations/job-columns.tsx';
import { processColumns } from '../operations/processes-section.tsx';
import { unsentMailColumns } from '../operations/unsent-mail-columns.tsx';
import { orderColumns } from '../orders/order-columns.tsx';
import { invitationColumns } from '../people/invitation-list.tsx';
import { personColumns } from '../people/person-columns.tsx';
import { productColumns } from '../products/product-columns.tsx';
import { projectColumns } from '../projects/projects-tab.tsx';
import { differenceColumns } from '../reconciliation/differences.tsx';
import { unmatchedColumns } from '../reconciliation/unmatched-subscriptions.tsx';
import { securityLogColumns } from '../security-log/security-log.tsx';
import { ticketColumns } from '../tickets/ticket-columns.tsx';
import { listWidths } from './list-widths.ts';

/** The folded navigation and the padding of the page. */
const gutters = 88;
/** 212 px of navigation and the padding of the page. */
const besideNavigation = 244;

/** What lists get, in rem, on the smallest screens that show the columns: all, or those that aren’t `whereWide`. */
const rooms = {
  820: (820 - gutters) / 16,
  1040: (1040 - besideNavigation) / 16,
  usual: (smallest(listWidths.usual) - besideNavigation) / 16,
};
const checkboxes = 2.75;

type Columns = readonly { width?: ColumnWidth; whereWide?: true | 'widest'; under?: string }[];
type Actions = ColumnWidth | { narrow: ColumnWidth; usual: ColumnWidth } | null;

const now = new Date();

test.each<[string, Columns, Actions, isSelectable?: boolean]>([
  ['projects', projectColumns, 'short'],
  ['products', productColumns(new Map(), undefined), 'long'],
  ['cancellations', compactColumns, 'long'],
  ['customers', customerColumns, null],
  ['tickets', ticketColumns(now), 'tiny'],
  ['audit entries', auditColumns, 'short'],
  ['security events', securityLogColumns, 'short'],
  ['discount codes', discountColumns, 'medium'],
  ['emails', mailColumns, { narrow: 'short', usual: 'long' }],
  ['canned replies', cannedReplyColumns, 'medium', false],
  ['people', personColumns, 'wide', false],
  ['invitations', invitationColumns, 'long', false],
  ['processes', processColumns(now), null, false],
  ['failed jobs', jobColumns, 'long', false],
  ['failed events', eventColumns, 'short', false],
  ['unsent emails', unsentMailColumns, 'long', false],
  ['differences', differenceColumns, 'short', false],
  ['unmatched subscriptions', unmatchedColumns, 'short', false],
  ['orders', orderColumns(now), { narrow: 'tiny', usual: 'tiny' }],
])(
  'the columns of %s need no scrolling sideways from 820 px on',
  (_, columns, actions, isSelectable = true) => {
    const { narrow, usual } =
      actions && typeof actions === 'object' ? actions : { narrow: actions, usual: actions };
    const widthOf = (shown: Columns, last: ColumnWidth | null) =>
      shown.reduce(
        (sum, { width }) => sum + getColumnWidth(width),
        (isSelectable ? checkboxes : 0) + (last ? getColumnWidth(last) : 0),
      );
    const few = columns.filter((it) => !it.whereWide && !it.under);
    expect(widthOf(few, narrow)).toBeLessThanOrEqual(Math.min(rooms[820], rooms[1040]));
    const most = columns.filter((it) => it.whereWide !== 'widest');
    expect(widthOf(most, usual)).toBeLessThanOrEqual(rooms.usual);
  },
);

/** The smallest screen that a query matches. */
function smallest(query: string): number {
  return Number(/min-width: (\d+)px/.exec(query)?.[1]);
}
