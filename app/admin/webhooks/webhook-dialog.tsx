import { useRef, useState } from 'react';
import { events, webhookEventTypes } from '#contract/events';
import { lengths } from '#contract/fields';
import { NewWebhookEndpoint, type WebhookEndpoint } from '#contract/webhooks';
import { Combobox } from '#ui/combobox';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { webhookForm as copy } from '../../copy/admin-webhooks.ts';
import { useWebhookMutations } from '../../data/webhooks.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormDialog } from '../unsaved/form-dialog.tsx';

const options = webhookEventTypes.map((value) => ({
  value,
  label: value,
  description: events[value].webhook,
}));

/** `webhook`: null for a new one. */
type WebhookDialogProps = {
  webhook: WebhookEndpoint | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated?: (secret: string) => void;
};

/** Creates or changes a webhook. */
export function WebhookDialog({ webhook, open, onOpenChange, onCreated }: WebhookDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(webhook?.events ?? []);
  const { create, change } = useWebhookMutations();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: NewWebhookEndpoint,
    read: (element) => ({ ...Object.fromEntries(new FormData(element)), events: chosen }),
    send: async (values) => {
      if (webhook) {
        await change(webhook.id, { ...values, readAt: webhook.updatedAt });
        toast(copy.saved);
        onOpenChange(false);
        return;
      }
      const { secret } = await create(values);
      onOpenChange(false);
      onCreated?.(secret);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  return (
    <FormDialog
      open={open}
      title={webhook ? copy.edit : copy.create}
      initialFocus={first}
      form={form}
      submit={webhook ? copy.save : copy.create}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="l">
        <TextField
          ref={first}
          label={copy.url}
          description={copy.urlHint}
          name="url"
          type="url"
          defaultValue={webhook?.url}
          maxLength={lengths.url}
          required
          message={errors.url}
        />
        <TextField
          label={copy.description}
          aside={copy.optional}
          description={copy.descriptionHint}
          name="description"
          autoComplete="off"
          defaultValue={webhook?.description}
          maxLength={lengths.name}
          message={errors.description}
        />
        <Combobox
          label={copy.events}
          description={copy.eventsHint}
          name="events"
          placeholder={copy.findEvent}
          multiple
          options={options}
          value={chosen}
          onValueChange={setChosen}
          message={errors.events}
        />
      </Stack>
    </FormDialog>
  );
}
