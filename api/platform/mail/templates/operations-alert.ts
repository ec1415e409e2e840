import { defineTemplate } from './define-template.ts';
import { formatInstant } from './format.ts';
import { paragraphs } from './paragraphs.ts';

/** `title` and `advice`: the problem in words. `recoveredAt`: null while it is open. */
export type OperationsAlertData = {
  title: string;
  advice: string;
  openedAt: Date;
  recoveredAt: Date | null;
};

/** Sent to the addresses in ALERT_EMAIL when a problem behind the shop is found, and once it is over. */
export const operationsAlert = defineTemplate({
  kind: 'operations-alert',
  texts: {
    subject: '{problem}',
    subjectBack: '{problem}: recovered',
    preview: '{advice}',
    previewBack: 'It was a problem since {since}.',
    title: '{problem}',
    titleBack: 'A problem is over',
    intro: '{advice}',
    introBack: 'You don’t need to do anything.',
    action: 'View operations',
  },
  variables: ({ title, advice, openedAt }: OperationsAlertData) => ({
    problem: title,
    advice,
    since: formatInstant(openedAt),
  }),
  write: (data: OperationsAlertData, { baseUrl }, text) => ({
    ...(data.recoveredAt
      ? { subject: text.subjectBack, preview: text.previewBack, title: text.titleBack }
      : { subject: text.subject, preview: text.preview, title: text.title }),
    blocks: [
      ...paragraphs(data.recoveredAt ? text.introBack : text.intro),
      {
        is: 'facts',
        rows: [
          ['Problem', data.title],
          ['Since', formatInstant(data.openedAt)],
          ...(data.recoveredAt
            ? [['Until', formatInstant(data.recoveredAt)] as [string, string]]
            : []),
        ],
      },
      { is: 'action', label: text.action, url: `${baseUrl}/admin/operations` },
    ],
  }),
});
