import type { ReactNode, RefObject } from 'react';
import { customers } from '../../copy/admin-customers.ts';
import { paths } from '../../paths.ts';
import { AdminPage } from '../admin-page.tsx';

type CustomerFrameProps = {
  title: string;
  lead?: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

/** The title of a customer's page, and the way back to the list. */
export function CustomerFrame({ title, lead, ...page }: CustomerFrameProps) {
  return (
    <AdminPage
      copy={{ title, lead: lead || '…' }}
      trail={[{ label: customers.title, href: paths.adminCustomers }]}
      {...page}
    />
  );
}
