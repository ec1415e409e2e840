import { useRef, useState } from 'react';
import { events, webhookEventTypes } from '#contract/events';
import { lengths } from '#contract/fields';
import { NewWebhookEndpoint, type WebhookEndpoint } from '#contract/webhooks';
import { Combobox } from '#ui/combobox';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { webhookForm as copy, webhookConflict } from '../../copy/admin-webhooks.ts';
import { editConflict } from '../../copy/edit-conflicts.ts';
import { readWebhook, useWebhookMutations } from '../../data/webhooks.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { useForm } from '../../shell/use-form.ts';
import { fillFields } from '../../shell/versions/merge-changes.ts';
import { MergeNotice } from '../../shell/versions/merge-notice.tsx';
import { useMerge } from '../../shell/versions/use-merge.ts';
import { type ChangeElsewhere, useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
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

type Version = NewWebhookEndpoint & { version: string };

/** Creates or changes a webhook. */
export function WebhookDialog({ webhook, open, onOpenChange, onCreated }: WebhookDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(webhook?.events ?? []);
  const { create, change } = useWebhookMutations();
  const toast = useToast();
  const { change: elsewhere, settle } = useChangeElsewhere('webhook.changed', webhook?.id);
  const { form, errors, pending } = useForm({
    schema: NewWebhookEndpoint,
    read: readFields,
    send: async (values) => {
      if (!webhook) {
        const { secret } = await create(values);
        onOpenChange(false);
        onCreated?.(secret);
        return;
      }
      const saved = await merge.save(values, (fields, seen) =>
        change(webhook.id, { ...fields, readAt: seen?.version ?? '' }),
      );
      if (!saved) return;
      toast(saved.say(copy.saved));
      onOpenChange(false);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  const merge = useMerge<Version | null, NewWebhookEndpoint>({
    initial: webhook && toVersion(webhook),
    fieldsOf: (known) => ({
      url: known?.url ?? '',
      description: known?.description ?? '',
      events: known?.events ?? [],
    }),
    readNewest: () => readNewest(webhook),
    adopt: (theirs, names) => {
      const texts = names.filter((name) => name !== 'events');
      fillFields(form.ref.current, theirs, texts);
      if (names.includes('events')) setChosen(theirs.events);
    },
    words: {
      labelOf: (name) => copy[name],
      textOf: (name, fields) => [fields[name]].flat().join(', '),
    },
  });

  function readFields(): NewWebhookEndpoint {
    return {
      url: first.current?.value ?? '',
      description: description.current?.value ?? '',
      events: webhookEventTypes.filter((type) => chosen.includes(type)),
    };
  }

  async function showNewer(by: ChangeElsewhere): Promise<void> {
    settle();
    merge.showNewer(by, await readNewest(webhook), readFields());
  }

  const shown = merge.newer && merge.describe(readFields());
  return (
    <FormDialog
      open={open}
      title={webhook ? copy.edit : copy.create}
      initialFocus={first}
      form={form}
      startKey={merge.startKey}
      submit={webhook ? (shown?.asked.length ? editConflict.save : copy.save) : copy.create}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="l">
        {/* Without a name, only its health has changed. */}
        {elsewhere?.by && !pending && (
          <ChangedElsewhere
            {...elsewhere}
            onShow={() => void showNewer(elsewhere).catch(() => {})}
          />
        )}
        {shown && (
          <MergeNotice
            title={webhookConflict(shown.by, formatDateTime(shown.at))}
            newer={shown}
            onLoad={merge.load}
          />
        )}
        <TextField
          ref={first}
          label={copy.url}
          description={copy.urlHint}
          name="url"
          type="url"
          defaultValue={webhook?.url}
          maxLength={lengths.url}
          required
          error={errors.url}
        />
        <TextField
          ref={description}
          label={copy.description}
          aside={copy.optional}
          description={copy.descriptionHint}
          name="description"
          autoComplete="off"
          defaultValue={webhook?.description}
          maxLength={lengths.name}
          error={errors.description}
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
          error={errors.events}
        />
      </Stack>
    </FormDialog>
  );
}

function toVersion({ url, description, events: chosen, updatedAt }: WebhookEndpoint): Version {
  return { url, description, events: chosen, version: updatedAt };
}

async function readNewest(webhook: WebhookEndpoint | null): Promise<Version | undefined> {
  const newest = webhook && (await readWebhook(webhook.id));
  return newest ? toVersion(newest) : undefined;
}
