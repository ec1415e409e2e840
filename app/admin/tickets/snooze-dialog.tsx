import { useId, useState } from 'react';
import type { AdminTicket } from '#contract/tickets';
import { Dialog } from '#ui/dialog';
import { RadioGroup } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { list as listCopy } from '../../copy/admin-list.ts';
import { snooze as copy } from '../../copy/admin-tickets.ts';
import { useAdminTicketMutations } from '../../data/admin-tickets.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { useSingleFlight } from '../../shell/use-single-flight.ts';
import { useToast } from '../../state/toasts.ts';
import { FormActions } from '../form-actions.tsx';
import { snoozeTimes, toFieldValue } from './snooze-times.ts';

type SnoozeDialogProps = {
  ticket: AdminTicket;
  now: Date;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Hides a ticket from the open list until a time. */
export function SnoozeDialog({ ticket, now, open, onOpenChange }: SnoozeDialogProps) {
  const formId = useId();
  const times = snoozeTimes(now);
  const [chosen, setChosen] = useState<string>('tomorrow');
  const [failure, setFailure] = useState<string>();
  const { change } = useAdminTicketMutations(ticket);
  const toast = useToast();

  const [send, isPending] = useSingleFlight(async (form: HTMLFormElement) => {
    setFailure(undefined);
    const picked = String(new FormData(form).get('date') ?? '');
    const at = times.find(({ id }) => id === chosen)?.at ?? new Date(picked);
    if (Number.isNaN(at.getTime())) return setFailure(copy.missing);
    try {
      await change({ snoozedUntil: at.toISOString() });
      onOpenChange(false);
      const description = copy.done(formatDateTime(at.toISOString()));
      toast({ title: listCopy.success, description });
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title(ticket.ticketId)}
      description={copy.lead}
      dismissible={!isPending}
      actions={
        <FormActions
          form={formId}
          submit={copy.save}
          cancel={copy.cancel}
          dismissible={!isPending}
          loading={isPending && copy.saving}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <Stack gap="m">
          <RadioGroup
            label={copy.until}
            name="until"
            value={chosen}
            onValueChange={(value) => {
              setFailure(undefined);
              setChosen(value);
            }}
            options={[
              ...times.map(({ id, at }) => ({
                value: id,
                title: copy[id],
                note: formatDateTime(at.toISOString()),
              })),
              { value: 'pick', title: copy.pick },
            ]}
            {...(failure && chosen !== 'pick' && { message: failure })}
          />
          {chosen === 'pick' && (
            <TextField
              label={copy.date}
              name="date"
              type="datetime-local"
              defaultValue={toFieldValue(times.at(-1)?.at ?? now)}
              required
              message={failure}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
