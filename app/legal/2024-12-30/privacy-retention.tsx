import { DescriptionList } from '#ui/description-list';
import { Text } from '#ui/text';
import type { LegalSection } from '../edition.ts';

export const retentionSections: readonly LegalSection[] = [
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <>
        <DescriptionList
          items={[
            { term: 'Accounts, with their orders and payments', detail: '7 years' },
            { term: 'Communications, such as emails and support tickets', detail: '3 years' },
          ]}
        />
        <Text>
          The years of an account begin when it was last used and its last order has ended, those of
          a communication when it was last changed. Then we delete it. Of orders and payments only
          the amounts and dates remain, without anything that names you.
        </Text>
      </>
    ),
  },
];
