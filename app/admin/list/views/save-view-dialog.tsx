import { useRef } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { type ListView, type ListViewState, NewListView } from '#contract/list-views';
import type { ViewedList } from '#db/values/list-views';
import { Checkbox } from '#ui/checkbox';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { listViewForm as copy, listViews } from '../../../copy/admin-list.ts';
import { useListViewMutations } from '../../../data/list-views.ts';
import { useForm } from '../../../shell/use-form.ts';
import { useToast } from '../../../state/toasts.ts';
import { FormDialog } from '../../unsaved/form-dialog.tsx';

/** A native checkbox is present only when checked. */
const checkbox = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value !== ''),
);
const Draft = v.object({
  name: NewListView.entries.name,
  shared: checkbox,
  isDefault: checkbox,
});

type SaveViewDialogProps = {
  list: ViewedList;
  /** The view to rename or share; null: a new one of what the list shows. */
  view: ListView | null;
  state: ListViewState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the saved view once the dialog is closed. */
  onSave: (view: ListView) => void;
};

/** Names a view of a list, shares it, and makes it the one that the list opens with. */
export function SaveViewDialog({
  list,
  view,
  state,
  open,
  onOpenChange,
  onSave,
}: SaveViewDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  const { add, change, chooseDefault } = useListViewMutations(list);
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: Draft,
    send: async ({ isDefault, ...values }) => {
      const saved = view
        ? await change({ id: view.id, ...values, version: view.version })
        : await add({ ...values, state });
      if (isDefault !== saved.isDefault) await chooseDefault(isDefault ? saved.id : null);
      // Showing the view changes the address, and an open form would ask before that.
      flushSync(() => onOpenChange(false));
      onSave(saved);
      toast(listViews.saved);
    },
    onFailed: (description) => toast({ tone: 'critical', title: listViews.error, description }),
  });
  return (
    <FormDialog
      open={open}
      title={view ? copy.edit : copy.add}
      {...(!view && { description: copy.keeps })}
      size="small"
      initialFocus={first}
      form={form}
      submit={copy.submit}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="m">
        <TextField
          ref={first}
          label={copy.name}
          name="name"
          defaultValue={view?.name}
          autoComplete="off"
          maxLength={60}
          required
          error={errors.name}
        />
        <Checkbox
          label={copy.share}
          description={copy.shareHint}
          name="shared"
          defaultChecked={view?.shared ?? false}
        />
        <Checkbox
          label={copy.default}
          description={copy.defaultHint}
          name="isDefault"
          defaultChecked={view?.isDefault ?? false}
        />
      </Stack>
    </FormDialog>
  );
}
