import { useRef } from 'react';
import * as v from 'valibot';
import { findLegalProblem, parseLegalText } from '#contract/legal-format';
import { DraftText, type LegalDraft } from '#contract/legal-texts';
import { Button } from '#ui/button';
import { Columns, Sticky } from '#ui/columns';
import { DescriptionList } from '#ui/description-list';
import { Disclosure } from '#ui/disclosure';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { legalEditor as copy } from '../../../copy/admin-legal.ts';
import { readLegalDraft, useLegalMutations } from '../../../data/legal-drafts.ts';
import { useBrand } from '../../../document/settings.tsx';
import { formatDateTime } from '../../../format/date-time.tsx';
import { LegalBlocks } from '../../../legal/legal-blocks.tsx';
import { useDialogState } from '../../../shell/use-dialog-state.ts';
import { SectionForm } from '../section-form.tsx';
import { useVersionedForm, type Versioned } from '../use-versioned-form.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';

type Value = { text: string };

const schema = v.object({ text: DraftText });

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
          error={errors.text}
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

/** The draft as its page would show it. While it has a mistake, the last one without stays. */
function LegalPreview({ text, published }: { text: string; published: string }) {
  const { name } = useBrand();
  const shown = useRef(published);
  const isBroken = findLegalProblem(text) !== null;
  if (!isBroken) shown.current = text;
  const { lead, sections } = parseLegalText(shown.current);
  return (
    <Stack gap="s">
      <Heading level={2} size={4}>
        {copy.preview}
      </Heading>
      {isBroken && <Notice tone="info" title={copy.broken} />}
      <Panel>
        <Stack gap="l">
          <LegalBlocks blocks={lead} shopName={name} />
          {sections.map(({ id, title, blocks }, index) => (
            <Stack key={id} gap="s">
              <Heading level={3} size={4}>
                {index + 1}. {title}
              </Heading>
              <LegalBlocks blocks={blocks} shopName={name} />
            </Stack>
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
}

/** The form of a draft, which another admin may change at the same time. */
function useLegalForm(draft: LegalDraft) {
  const { document } = draft;
  const { change } = useLegalMutations(document);
  return useVersionedForm<Value, Value>({
    initial: toVersion(draft),
    schema,
    toDraft: (value) => value,
    fromDraft: (value) => value,
    save: async ({ version, value }) => toVersion(await change({ version, ...value })),
    readNewest: async () => toVersion(await readLegalDraft(document)),
    saved: copy.saved,
    words: {
      labelOf: () => copy.text,
      textOf: (_name, draft, other) => listOwnLines(draft.text, other.text),
    },
  });
}

function toVersion({ version, text, changedBy, changedAt }: LegalDraft): Versioned<Value> {
  return { version, value: { text }, changedBy, changedAt };
}

/** The lines that only one of two drafts has. */
function listOwnLines(one: string, other: string): string {
  const known = new Set(other.split('\n'));
  const own = one.split('\n').filter((line) => line.trim() && !known.has(line));
  return own.join(' ');
}
