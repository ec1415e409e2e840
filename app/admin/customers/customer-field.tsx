import { type Ref, useState } from 'react';
import type { CustomerSummary } from '#contract/admin-customers';
import { Combobox } from '#ui/combobox';
import { customerMerge as copy } from '../../copy/admin-customers.ts';
import { useFoundCustomers } from '../../data/admin-customers.ts';
import { displayAddress } from '../../format/email-address.ts';

type CustomerFieldProps = {
  name: string;
  among: 'accounts' | 'guests';
  /** Left out: the person whose page it is. */
  without?: string;
  label: string;
  aside?: string;
  description: string;
  value: string;
  onValueChange: (id: string) => void;
  ref?: Ref<Pick<HTMLInputElement, 'focus'>>;
};

/** Chooses a person by typing part of their name, email, phone or order number. */
export function CustomerField({ among, without, ref, ...field }: CustomerFieldProps) {
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<CustomerSummary>();
  const { found, isLoading, failed, onRetry } = useFoundCustomers(among, q);
  const others = found.filter(({ id }) => id !== without && id !== chosen?.id);
  return (
    <Combobox
      {...field}
      {...(ref && { ref })}
      placeholder={copy.find}
      options={(chosen ? [chosen, ...others] : others).map(toOption)}
      onSearch={setQ}
      onValueChange={(id) => {
        setChosen(found.find((person) => person.id === id) ?? chosen);
        if (!id) setChosen(undefined);
        field.onValueChange(id);
      }}
      loading={isLoading}
      error={failed ? { message: failed, onRetry } : false}
    />
  );
}

function toOption({ id, name, ...customer }: CustomerSummary) {
  const email = customer.email && displayAddress(customer.email);
  return { value: id, label: name || email || id, ...(name && email && { description: email }) };
}
