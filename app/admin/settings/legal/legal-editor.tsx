import type { LegalDraft } from '#contract/legal-texts';
import { Button } from '#ui/button';
import { Columns, Sticky } from '#ui/columns';
import { DescriptionList } from '#ui/description-list';
import { Disclosure } from '#ui/disclosure';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { legalEditor as copy } from '../../../copy/admin-legal.ts';
import { formatDateTime } from '../../../format/date-time.tsx';
import { useDialogState } from '../../../shell/use-dialog-state.ts';
import { SectionForm } from '../section-form.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { LegalPreview } from './legal-preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { toVersion, useLegalForm } from './use-legal-form.ts';

/** The draft of a legal text beside its preview, and how it is published. */
export function LegalEditor({ draft }: { draft: LegalDraft }) {
  const section = useLegalForm(draft);
  const { errors, setField, hasChanges } = section;
  const { text } = section.draft;
  const publishing = useDialogState<LegalDraft>();
  const discarding = useDialogState<LegalDraft>();
  const differs = draft.text !== draft.published;
  return (
    <Columns gap="xl">
      <SectionForm
        section={section}
        actions={
          <>
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              disabled={hasChanges || !draft.isNew || draft.version === 0}
              onClick={() => publishing.open(draft)}
            >
              {copy.publish}
            </Button>
            {differs && (
              <Button
                variant="quiet"
                aria-haspopup="dialog"
                disabled={hasChanges}
                onClick={() => discarding.open(draft)}
              >
                {copy.discard}
              </Button>
            )}
          </>
        }
      >
        <Text size="small" tone="soft">
          {stateOf(draft)}
        </Text>
        <TextArea
          label={copy.text}
          description={copy.hint}
          name="text"
          rows={24}
          required
          value={text}
          message={errors.text}
          onChange={({ currentTarget }) => setField('text', currentTarget.value)}
        />
        <Disclosure summary={copy.more}>
          <DescriptionList layout="above" items={copy.formats} />
        </Disclosure>
      </SectionForm>
      <Sticky>
        <LegalPreview text={text} published={draft.published} />
      </Sticky>
      {publishing.opening && (
        <PublishDialog
          key={publishing.opening.key}
          draft={publishing.opening.subject}
          open={publishing.opening.isOpen}
          onOpenChange={publishing.onOpenChange}
        />
      )}
      {discarding.opening && (
        <DiscardDialog
          key={discarding.opening.key}
          draft={discarding.opening.subject}
          open={discarding.opening.isOpen}
          onOpenChange={discarding.onOpenChange}
          onDiscarded={(discarded) => section.restart(toVersion(discarded))}
        />
      )}
    </Columns>
  );
}

function stateOf({ text, published, isNew, changedBy, changedAt }: LegalDraft): string {
  if (text === published) return isNew ? copy.renamed : copy.noDraft;
  return copy.isDraft(changedBy ?? '', formatDateTime(changedAt ?? ''));
}
