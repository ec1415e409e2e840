import { useState } from 'react';
import type { LegalDraft } from '#contract/legal-texts';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { DateField } from '#ui/date-field';
import { RadioGroup } from '#ui/radio-group';
import { adminLegal, publishDialog as copy } from '../../../copy/admin-legal.ts';
import { getErrorMessage } from '../../../data/error-message.ts';
import { useLegalMutations } from '../../../data/legal-drafts.ts';
import { useSingleFlight } from '../../../shell/use-single-flight.ts';
import { useToast } from '../../../state/toasts.ts';

type PublishDialogProps = {
  draft: LegalDraft;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Publishes the saved draft, now or from the start of a day. */
export function PublishDialog({ draft, open, onOpenChange }: PublishDialogProps) {
  const { document, version, tomorrow } = draft;
  const { publish } = useLegalMutations(document);
  const [when, setWhen] = useState('now');
  const [day, setDay] = useState(tomorrow);
  const [error, setError] = useState<string>();
  const toast = useToast();
  const isLater = when === 'later';
  const [confirm, isPending] = useSingleFlight(async () => {
    setError(undefined);
    try {
      await publish({ version, day: isLater ? day : null });
      onOpenChange(false);
      toast(isLater ? copy.scheduled : copy.done);
    } catch (failure) {
      setError(getErrorMessage(failure, copy.error));
    }
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title(adminLegal[document].title)}
      description={copy.description}
      confirmLabel={isLater ? copy.schedule : copy.confirm}
      loading={isPending && copy.publishing}
      {...(error && { error })}
      onConfirm={confirm}
    >
      <RadioGroup
        label={copy.when}
        name="when"
        options={[
          { value: 'now', title: copy.now },
          { value: 'later', title: copy.later },
        ]}
        value={when}
        onValueChange={setWhen}
      />
      {isLater && (
        <DateField
          label={copy.day}
          description={copy.dayHint}
          name="day"
          required
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
