import type { CommandGroup } from '#ui/command-palette';
import { customers as customerTexts } from '../../copy/admin-customers.ts';
import { palette as copy } from '../../copy/admin-shortcuts.ts';
import { useRecordSearch } from '../../data/record-search.ts';
import { displayAddress } from '../../format/email-address.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';

/** The records that contain a text, as commands that open them. */
export function useFoundRecords(text: string, open: (href: string) => void) {
  const { customers, orders, tickets, products, projects, ...state } = useRecordSearch(text);
  const found: readonly CommandGroup[] = [
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
