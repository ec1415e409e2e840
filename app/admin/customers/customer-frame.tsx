import type { ReactNode, RefObject } from 'react';
import { customerPage, customers } from '../../copy/admin-customers.ts';
import { paths } from '../../paths.ts';
import { RecordPage } from '../presence/record-page.tsx';
import type { PageFrame } from '../section.ts';

type CustomerFrameProps = {
  /** The person's, once they are shown, so that others may know of it. */
  id?: string | undefined;
  title: string;
  lead?: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

/** The title of a customer's page, and the way back to the list. */
export function customerFrame(title: string = customerPage.title, lead?: ReactNode): PageFrame {
  return {
    copy: { title, lead: lead || '…' },
    trail: [{ label: customers.title, href: paths.adminCustomers }],
  };
}

export function CustomerFrame({ id, title, lead, ...page }: CustomerFrameProps) {
  return (
    <RecordPage place={id ? `customer ${id}` : null} {...customerFrame(title, lead)} {...page} />
  );
}
