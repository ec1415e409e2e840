import { useState } from 'react';
import * as v from 'valibot';
import type { AdminTicket } from '#contract/tickets';
import { DateField } from '#ui/date-field';
import { RadioGroup } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { list as listCopy } from '../../copy/admin-list.ts';
import { snooze as copy } from '../../copy/admin-tickets.ts';
import { useAdminTicketMutations } from '../../data/admin-tickets.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormDialog } from '../unsaved/form-dialog.tsx';

const hourMs = 60 * 60 * 1000;

const morningHour = 9;

/** Later than this, three hours more are no longer the same working day. */
const lastHour = 20;

type SnoozeTime = { id: 'laterToday' | 'tomorrow' | 'nextWeek'; at: Date };

const schema = v.object({ date: v.date(copy.missing) });

type SnoozeDialogProps = {
  ticket: AdminTicket;
  now: Date;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Hides a ticket from the open list until a time. */
export function SnoozeDialog({ ticket, now, open, onOpenChange }: SnoozeDialogProps) {
  const times = snoozeTimes(now);
  const suggested = toFieldValue(times.at(-1)?.at ?? now);
  const [chosen, setChosen] = useState<string>('tomorrow');
  const [failure, setFailure] = useState<string>();
  const { change } = useAdminTicketMutations(ticket);
  const toast = useToast();
  const { form, errors, pending, forgetErrors } = useForm({
    schema,
    read: (element) => ({
      date: times.find(({ id }) => id === chosen)?.at ?? new Date(pickedDate(element)),
    }),
    send: async ({ date }) => {
      setFailure(undefined);
      const snoozedUntil = date.toISOString();
      await change({ snoozedUntil });
      onOpenChange(false);
      toast({ title: listCopy.success, description: copy.done(formatDateTime(snoozedUntil)) });
    },
    onFailed: setFailure,
  });

  return (
    <FormDialog
      open={open}
      title={copy.title(ticket.ticketId)}
      description={copy.lead}
      form={form}
      submit={copy.save}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      // Another choice is made again with a click, a date has to be entered again.
      read={(element) => (chosen === 'pick' ? pickedDate(element) : suggested)}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="m">
        <RadioGroup
          label={copy.until}
          name="until"
          value={chosen}
          onValueChange={(value) => {
            setFailure(undefined);
            forgetErrors();
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
          {...(failure && chosen !== 'pick' && { error: failure })}
        />
        {chosen === 'pick' && (
          <DateField
            label={copy.date}
            name="date"
            time
            defaultValue={suggested}
            required
            error={errors.date ?? failure}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

function pickedDate(form: HTMLFormElement): string {
  return String(new FormData(form).get('date') ?? '');
}

/** The usual times to snooze until, in the time zone of the browser. Late in the day, 'later today' is over. */
export function snoozeTimes(now: Date): SnoozeTime[] {
  const later = new Date(Math.ceil((now.getTime() + 3 * hourMs) / hourMs) * hourMs);
  const isToday = later.getDate() === now.getDate() && later.getHours() <= lastHour;
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  return [
    ...(isToday ? [{ id: 'laterToday', at: later } as const] : []),
    { id: 'tomorrow', at: morningIn(now, 1) },
    { id: 'nextWeek', at: morningIn(now, daysToMonday) },
  ];
}

/** For a field of a date and a time: '2026-01-16T09:00'. */
export function toFieldValue(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function morningIn(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morningHour);
}
