import { useRef, useState } from 'react';
import { maxKeyNameLength, NewApiKey } from '#contract/api-keys';
import { keyScopes, permissions } from '#contract/permissions';
import { Combobox } from '#ui/combobox';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { apiKeyForm as copy } from '../../copy/admin-api-keys.ts';
import { useApiKeyMutations } from '../../data/api-keys.ts';
import { useMay } from '../../data/permissions.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { FormDialog } from '../unsaved/form-dialog.tsx';

const dayMs = 24 * 60 * 60 * 1000;

type CreateApiKeyProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (secret: string) => void;
};

/** Creates a key with some of the admin’s own permissions. */
export function CreateApiKey({ open, onOpenChange, onCreated }: CreateApiKeyProps) {
  const first = useRef<HTMLInputElement>(null);
  const may = useMay();
  const [scopes, setScopes] = useState<readonly string[]>([]);
  const { create } = useApiKeyMutations();
  const { withReauthentication, dialog } = useReauthentication();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: NewApiKey,
    read: (element) => readFields(new FormData(element), scopes),
    send: async (values) => {
      const { secret } = await withReauthentication(() => create(values));
      onOpenChange(false);
      onCreated(secret);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  return (
    <>
      <FormDialog
        open={open}
        title={copy.title}
        initialFocus={first}
        form={form}
        submit={copy.create}
        cancel={copy.cancel}
        sending={pending && copy.creating}
        onClose={() => onOpenChange(false)}
      >
        <Stack gap="l">
          <TextField
            ref={first}
            label={copy.name}
            description={copy.nameHint}
            name="name"
            autoComplete="off"
            maxLength={maxKeyNameLength}
            required
            error={errors.name}
          />
          <Combobox
            label={copy.scopes}
            description={copy.scopesHint}
            name="scopes"
            placeholder={copy.findScope}
            multiple
            options={keyScopes
              .filter(may)
              .map((value) => ({ value, label: permissions[value].allows }))}
            value={scopes}
            onValueChange={setScopes}
            error={errors.scopes}
          />
          <SelectField
            label={copy.expires}
            name="expiresAt"
            options={Object.entries(copy.expiry).map(([value, label]) => ({ value, label }))}
            defaultValue="90"
            error={errors.expiresAt}
          />
          <TextArea
            label={copy.networks}
            aside={copy.optional}
            description={copy.networksHint}
            name="networks"
            rows={3}
            error={errors.networks}
          />
        </Stack>
      </FormDialog>
      {dialog}
    </>
  );
}

function readFields(fields: FormData, scopes: readonly string[]) {
  const days = Number(fields.get('expiresAt'));
  return {
    name: fields.get('name'),
    scopes,
    networks: String(fields.get('networks'))
      .split(/[\s,]+/)
      .filter(Boolean),
    expiresAt: days > 0 ? new Date(Date.now() + days * dayMs).toISOString() : null,
  };
}
