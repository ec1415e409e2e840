import { useState } from 'react';
import * as v from 'valibot';
import { liveAddress } from '#contract/site-checks';
import type { AddressFindings } from '../../data/address-checks.ts';
import { getErrorMessage } from '../../data/error-message.ts';

/** `of`: what was checked. The result is not shown for another address. */
type Checked = { of: string } & ({ error: string } | { findings: AddressFindings });

export type AddressCheck = {
  isPending: boolean;
  /** Undefined if this address wasn’t checked. */
  resultOf: (address: string) => Checked | undefined;
  /** Answers whether everything is in order. */
  run: (address: string) => Promise<boolean>;
  /** Whether the admin has been shown problems of this address. */
  hasProblems: (address: string) => boolean;
  /** Before the address is sent: checks it, unless it was checked. Answers false to show problems first. */
  mayBeSent: (address: string) => Promise<boolean>;
  /** Shows the problems for which the server has refused the address. */
  refuse: (address: string) => void;
};

/** The check of an address before the website is released, by its button or with the delivery. */
export function useAddressCheck(onCheck: (url: string) => Promise<AddressFindings>): AddressCheck {
  const [known, setKnown] = useState<Checked>();
  const [refused, setRefused] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function check(of: string): Promise<Checked> {
    const { success, output, issues } = v.safeParse(liveAddress(), of);
    if (!success) return { of, error: issues[0].message };
    setPending(true);
    try {
      return { of, findings: await onCheck(output) };
    } catch (failure) {
      return { of, error: getErrorMessage(failure) ?? '' };
    } finally {
      setPending(false);
    }
  }

  const resultOf = (address: string) => (known?.of === address.trim() ? known : undefined);
  async function run(address: string): Promise<boolean> {
    const checked = await check(address.trim());
    setKnown(checked);
    return isInOrder(checked);
  }

  return {
    isPending,
    resultOf,
    run,
    hasProblems(address) {
      const checked = resultOf(address);
      return refused === address.trim() || (checked !== undefined && !isInOrder(checked));
    },
    mayBeSent: async (address) => resultOf(address) !== undefined || run(address),
    refuse(address) {
      setRefused(address.trim());
      void run(address);
    },
  };
}

/** Whether the website can be released without asking. What DNS didn’t answer is no problem. */
export function isInOrder(checked: Checked): boolean {
  if ('error' in checked) return false;
  const { report, domain } = checked.findings;
  return report.problem === null && (!domain || !leadsElsewhere(domain));
}

export function leadsElsewhere({ status }: { status: string }): boolean {
  return status === 'not_yet' || status === 'no_such_domain';
}
