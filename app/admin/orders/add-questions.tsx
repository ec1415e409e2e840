import { type Ref, useState } from 'react';
import { askedSectionId, briefLimits } from '#contract/brief-sections';
import { AddedBriefQuestions } from '#contract/briefs';
import { lengths } from '#contract/fields';
import type { Order } from '#contract/orders';
import type { BriefSection } from '#db/values/brief-sections';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { list as listCopy } from '../../copy/admin-list.ts';
import { orderBrief } from '../../copy/brief.ts';
import { useBriefQuestions } from '../../data/briefs.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormDialog } from '../unsaved/form-dialog.tsx';

const copy = orderBrief.add;

type AddQuestionsProps = { order: Order; sections: readonly BriefSection[] };

/** The button that asks the customer of a sent brief for more, and its form. */
export function AddQuestions({
  ref,
  order,
  sections,
}: AddQuestionsProps & { ref: Ref<HTMLButtonElement> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline>
      <Button
        ref={ref}
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.action}
      </Button>
      {isOpen && (
        <QuestionsDialog order={order} sections={sections} onClose={() => setOpen(false)} />
      )}
    </Inline>
  );
}

function QuestionsDialog({
  order,
  sections,
  onClose,
}: AddQuestionsProps & { onClose: () => void }) {
  const [failure, setFailure] = useState<string>();
  const [isKnown, setKnown] = useState(false);
  const { add } = useBriefQuestions(order.id);
  const toast = useToast();
  const { form, errors, pending, forgetErrors } = useForm({
    schema: AddedBriefQuestions,
    read: readQuestions,
    send: async (questions) => {
      setFailure(undefined);
      const { added } = await add(questions);
      setKnown(added === 0);
      if (added === 0) return;
      onClose();
      toast({ title: listCopy.success, description: copy.done });
    },
    onFailed: setFailure,
  });
  // A line that is too long is named by its place: 'questions.2'.
  const [, invalid] = Object.entries(errors).find(([path]) => path.startsWith('questions')) ?? [];
  const error = invalid ?? (isKnown ? copy.known : undefined);
  return (
    <FormDialog
      open
      title={copy.title(order.orderId)}
      description={copy.lead(order.customerName)}
      form={form}
      submit={copy.send}
      cancel={copy.cancel}
      sending={pending && copy.sending}
      onClose={onClose}
    >
      <Stack gap="m">
        <TextArea
          label={copy.label}
          description={copy.hint}
          name="questions"
          rows={5}
          maxLength={briefLimits.askedAtOnce * (lengths.name + 1)}
          error={error}
          onChange={() => {
            setKnown(false);
            forgetErrors();
          }}
        />
        <SelectField
          label={copy.section}
          name="sectionId"
          options={[
            { value: '', label: copy.ownSection },
            ...sections
              .filter(({ id }) => id !== askedSectionId)
              .map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        {failure && <Notice tone="critical" live="assertive" title={failure} />}
      </Stack>
    </FormDialog>
  );
}

/** One question on each line. */
function readQuestions(form: HTMLFormElement) {
  const values = new FormData(form);
  const lines = String(values.get('questions') ?? '').split('\n');
  return {
    questions: lines.map((line) => line.trim()).filter(Boolean),
    sectionId: String(values.get('sectionId') ?? '') || null,
  };
}
