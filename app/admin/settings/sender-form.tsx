import type { SectionSettings } from '#contract/shop-settings';
import { Heading } from '#ui/heading';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { senderForm as copy } from '../../copy/admin-settings.ts';
import { useEmailTemplates } from '../../data/email-templates.ts';
import { useBrand } from '../../document/settings.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { FieldsForm } from './fields-form.tsx';
import { SectionNotice } from './section-notice.tsx';

const previewId = 'sender-preview';

/** Who emails come from, and how an inbox shows it. */
export function SenderForm({ settings }: { settings: SectionSettings<'sender'> }) {
  return (
    <FieldsForm settings={settings} notice={<SectionNotice section="sender" />}>
      {(draft) => <InboxPreview draft={draft} />}
    </FieldsForm>
  );
}

/** As an inbox lists an email, and where its reply goes. */
function InboxPreview({ draft }: { draft: Partial<Record<string, string>> }) {
  const brand = useBrand();
  const { list } = useEmailTemplates();
  const name = draft.name?.trim() || brand.name;
  const replyTo = draft.replyTo?.trim() || draft.supportEmail?.trim();
  return (
    <Panel as="section" aria-labelledby={previewId} padding="small">
      <Stack gap="xs">
        <Heading level={3} size={4} id={previewId}>
          {copy.inbox}
        </Heading>
        <Text>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          {list?.sender.address && (
            <Text as="span" tone="soft">
              {`<${list.sender.address}>`}
            </Text>
          )}
        </Text>
        <Text weight="strong">{copy.sampleSubject}</Text>
        <Text tone="soft">{copy.samplePreview}</Text>
        <Text size="small" tone="soft">
          {copy.replies(displayAddress(replyTo ?? ''))}
        </Text>
        {list && (
          <Text size="small" tone="soft">
            {list.sender.address ? copy.address : copy.noServer}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
