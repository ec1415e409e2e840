import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { type CommandGroup, CommandPalette } from '#ui/command-palette';
import { customers as customerTexts } from '../../copy/admin-customers.ts';
import { adminFrame as frame } from '../../copy/admin-frame.ts';
import { palette as copy, shortcuts } from '../../copy/admin-shortcuts.ts';
import { useMay } from '../../data/permissions.ts';
import { useRecordSearch } from '../../data/record-search.ts';
import { useWaiting } from '../../data/waiting.ts';
import { displayAddress } from '../../format/email-address.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { useDebouncedSearch } from '../../shell/use-debounced-search.ts';
import { hasSingleKeysAtom, isPaletteOpenAtom } from '../../state/shortcuts.ts';
import { useLogOut } from '../frame/use-log-out.ts';
import { useCommands, usePlaces } from '../frame/use-places.ts';
import { withAct } from '../use-act.ts';
import { describeCount, queues } from '../waiting/queues.ts';
import { useOrderCommands } from './use-order-commands.ts';

type PaletteProps = { onGo: (href: string) => void; onShowKeys: () => void };

/** Finds any page or record of the admin area, and what can be done there and with the open order. */
export function Palette({ onGo, onShowKeys }: PaletteProps) {
  const places = usePlaces();
  const commands = useCommands();
  const [logOut] = useLogOut();
  const [isOpen, setOpen] = useAtom(isPaletteOpenAtom);
  const hasKeys = useAtomValue(hasSingleKeysAtom);
  const [searched, setSearched] = useState('');
  const { text, setText } = useDebouncedSearch(searched, setSearched);
  const { found, isLoading, failed } = useFoundRecords(searched, onGo);
  const { groups: orderCommands, question } = useOrderCommands(onGo);
  const { waiting } = useWaiting(true);
  return (
    <>
      <CommandPalette
        open={isOpen}
        onOpenChange={setOpen}
        title={copy.title}
        placeholder={copy.placeholder}
        groups={[
          ...orderCommands,
          {
            title: copy.waiting,
            commands: queues
              .filter(({ id }) => waiting && waiting[id] > 0)
              .map(({ id, href, icon }) => ({
                id: `queue-${id}`,
                label: describeCount(id, waiting?.[id] ?? 0),
                icon,
                onSelect: () => onGo(href),
              })),
          },
          {
            title: copy.pages,
            commands: places.map(({ label, href, icon, jump }) => ({
              id: href,
              label,
              icon,
              ...(jump && hasKeys && { shortcut: ['G', jump.toUpperCase()] }),
              onSelect: () => onGo(href),
            })),
          },
          {
            title: copy.acts,
            commands: commands.map(({ label, href, icon, keys }) => ({
              id: href,
              label,
              icon,
              ...(keys && hasKeys && { shortcut: keys.toUpperCase().split(' ') }),
              onSelect: () => onGo(href),
            })),
          },
          {
            title: copy.help,
            commands: [
              { id: 'log-out', label: frame.logOut, icon: 'user', onSelect: () => void logOut() },
              {
                id: 'shortcuts',
                label: shortcuts.title,
                icon: 'info',
                ...(hasKeys && { shortcut: ['?'] }),
                onSelect: onShowKeys,
              },
            ],
          },
        ]}
        found={found}
        onSearch={setText}
        loading={isLoading || text.trim() !== searched}
        error={failed && copy.failed(failed)}
        loadingLabel={copy.loading}
        emptyLabel={copy.empty}
      />
      {question}
    </>
  );
}

/** 'Refund ACC-2026-0001': what comes after the verb is searched for. */
const refunding = /^refund\s+/i;

/** The records that contain a text, as commands that open them. */
function useFoundRecords(text: string, open: (href: string) => void) {
  const mayRefund = useMay()('orders.refund');
  const { customers, orders, tickets, products, projects, ...state } = useRecordSearch(
    text.replace(refunding, ''),
  );
  const found: readonly CommandGroup[] = [
    {
      title: copy.refunds,
      commands: (mayRefund && refunding.test(text) ? orders : []).map((order) => ({
        id: `refund-${order.orderId}`,
        label: copy.refund(order.orderId),
        description: copy.order(
          order.productTitle,
          order.customerName,
          displayAddress(order.customerEmail),
        ),
        icon: 'bag',
        onSelect: () => open(withAct(paths.adminOrder(order.orderId), 'refund')),
      })),
    },
    {
      title: copy.orders,
      commands: orders.map(({ orderId, productTitle, customerName, customerEmail }) => ({
        id: orderId,
        label: orderId,
        description: copy.order(productTitle, customerName, displayAddress(customerEmail)),
        icon: 'bag',
        onSelect: () => open(paths.adminOrder(orderId)),
      })),
    },
    {
      title: copy.tickets,
      commands: tickets.map(({ ticketId, subject, status }) => ({
        id: ticketId,
        label: subject,
        description: `${ticketId} · ${statusOf(status).label}`,
        icon: 'message',
        onSelect: () => open(paths.adminTicket(ticketId)),
      })),
    },
    {
      title: copy.customers,
      commands: customers.map(({ id, name, email, kind }) => ({
        id: `customer-${id}`,
        label: name || email || customerTexts.noName,
        description: [name && email, customerTexts.kinds[kind]].filter(Boolean).join(' · '),
        icon: 'user',
        onSelect: () => open(paths.adminCustomer(id)),
      })),
    },
    {
      title: copy.products,
      commands: products.map(({ id, title }) => ({
        id: `product-${id}`,
        label: title,
        icon: 'picture',
        onSelect: () => open(paths.adminProduct(title)),
      })),
    },
    {
      title: copy.projects,
      commands: projects.map(({ projectId, businessName, email }) => ({
        id: `project-${projectId}`,
        label: businessName,
        description: `${projectId} · ${displayAddress(email)}`,
        icon: 'file',
        onSelect: () => open(paths.adminProject(projectId)),
      })),
    },
  ];
  return { found, ...state };
}
