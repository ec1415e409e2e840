import type { ReactNode } from 'react';
import type { Customer } from '#contract/customers';
import { Columns } from '#ui/columns';
import { Divider } from '#ui/divider';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { profile as copy } from '../../copy/account.ts';
import { billingDetails } from '../../copy/billing-details.ts';
import { paths } from '../../paths.ts';
import { OpenSessions } from '../../shell/open-sessions.tsx';
import { AccountPage } from '../account-page.tsx';
import { BillingDetailsForm } from './billing-details-form.tsx';
import { EmailForms } from './email-forms.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';

export function Profile({ customer }: { customer: Customer }) {
  return (
    <AccountPage title={copy.title} lead={copy.lead}>
      <Chapter title={copy.name}>
        <NameForm customer={customer} />
      </Chapter>
      <Chapter title={copy.email}>
        <EmailForms customer={customer} />
      </Chapter>
      <Chapter title={billingDetails.title}>
        <BillingDetailsForm />
      </Chapter>
      <Chapter title={copy.password}>
        <PasswordForm />
      </Chapter>
      <Chapter title={copy.sessions}>
        <OpenSessions leaveTo={paths.home} />
      </Chapter>
    </AccountPage>
  );
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="l">
      <Divider />
      <Columns split="wideLast" gap="xl">
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {children}
      </Columns>
    </Stack>
  );
}
