import { DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { contactInfo as copy } from '../copy/support.ts';
import { useSettings } from '../document/settings.tsx';
import { MailLink } from '../legal/mail-link.tsx';

const titleId = 'reaching-title';

export function ContactInfo() {
  const { contact } = useSettings();
  return (
    <Panel as="aside" aria-labelledby={titleId}>
      <Stack gap="l">
        <Heading level={2} size={4} id={titleId}>
          {copy.times}
        </Heading>
        <DescriptionList items={copy.rows(contact)} />
        <Fact title={copy.hours}>{contact.businessHours}</Fact>
        <Fact title={copy.mail}>
          <MailLink />
        </Fact>
      </Stack>
    </Panel>
  );
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap="xxs">
      <Heading level={3} size={4}>
        {title}
      </Heading>
      <Text>{children}</Text>
    </Stack>
  );
}
