import type { DomainCheck, DomainRecord } from '#contract/domain-checks';

/** The records of a customer’s own domain, in the brief. */
export const domain = {
  title: 'Records for your domain',
  hint: 'When your website is ready, set these where your domain is registered. If you have a website there now, leave its records until then, or it goes offline. Keep paying for the domain as you do now.',
  checking: 'Checking your domain…',
  again: 'Check again',
  failed: 'Couldn’t check your domain',
  checked: 'Checked',
  statuses: {
    set: {
      title: 'Your domain points to our servers',
      text: 'There is nothing left to set.',
    },
    not_yet: {
      title: 'Your domain doesn’t point to our servers yet',
      text: 'After you change records, it can take some hours until they are seen everywhere.',
    },
    no_such_domain: {
      title: 'We can’t find this domain',
      text: 'Check its spelling. A domain that was registered today can take some hours to appear.',
    },
    check_failed: {
      title: 'We couldn’t check this domain',
      text: 'Your answer is saved. Try again in a few minutes.',
    },
  } satisfies Record<DomainCheck['status'], { title: string; text: string }>,
  record: (type: DomainRecord['type'], name: string) => `${type} record for ${name}`,
  remove: 'Remove it',
  copy: (record: string) => `Copy ${record}`,
  copyFailed: { title: 'Copy failed', text: 'Unable to copy to clipboard' },
  found: (values: readonly string[]) => `Set now: ${values.join(', ')}`,
  states: { set: 'Set', missing: 'Not set', other: 'Set differently', unknown: '' },
} as const;
