import type { ReactNode, RefObject } from 'react';
import { customers } from '../../copy/admin-customers.ts';
import { paths } from '../../paths.ts';
import { RecordPage } from '../presence/record-page.tsx';

type CustomerFrameProps = {
  /** The person's, once they are shown, so that others may know of it. */
  id?: string | undefined;
  title: string;
  lead?: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

/** The title of a customer's page, and the way back to the list. */
export function CustomerFrame({ id, title, lead, ...page }: CustomerFrameProps) {
  return (
    <RecordPage
      place={id ? `customer ${id}` : null}
      copy={{ title, lead: lead || '…' }}
      trail={[{ label: customers.title, href: paths.adminCustomers }]}
      {...page}
    />
  );
}
