import { useRef } from 'react';
import type { ListView } from '#contract/list-views';
import type { ViewedList } from '#db/values/list-views';
import type { MenuItem } from '#ui/menu';
import type { TabLink } from '#ui/tab-links';
import { Text } from '#ui/text';
import { listViews as copy, listViewDeletion } from '../../../copy/admin-list.ts';
import { useListViewMutations } from '../../../data/list-views.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useDialogState } from '../../../shell/use-dialog-state.ts';
import { useForgetColumns } from '../../../state/hidden-columns.ts';
import { useToast } from '../../../state/toasts.ts';
import { DeleteDialog } from '../../delete-dialog.tsx';
import type { AdminList } from '../use-admin-list.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { allRows, tableOf, type useCurrentView } from './use-current-view.ts';

type ViewMenuOptions<Row> = {
  viewed: ViewedList;
  /** The plural noun of the rows: 'orders'. */
  noun: string;
  list: AdminList<Row>;
  current: ReturnType<typeof useCurrentView>;
};

const noConditions = { q: '', status: '', sort: '', from: '', to: '' };

/** The saved views of a list as links, what can be done with the one it shows, and their dialogs. */
export function useViewMenu<Row>({ viewed, noun, list, current }: ViewMenuOptions<Row>) {
  const { views, view, state, isEdited } = current;
  const forget = useForgetColumns();
  const { change, remove, chooseDefault } = useListViewMutations(viewed);
  const saving = useDialogState<ListView | null>();
  const deleting = useDialogState<ListView>();
  const nowhere = useRef<HTMLElement>(null);
  const toast = useToast();
  const show = (shown: ListView) => {
    forget(tableOf(noun, shown));
    list.show(shown.state, String(shown.id));
  };
  const showAll = () => list.show(noConditions, allRows);
  const [save] = useAction(
    async ({ id, version }: ListView) => {
      const saved = await change({ id, state, version });
      forget(tableOf(noun, saved));
      toast(copy.saved);
    },
    { title: copy.error },
  );
  const [choose] = useAction(
    async (chosen: ListView | null) => {
      await chooseDefault(chosen?.id ?? null);
      toast(chosen ? copy.chosen(chosen.name) : copy.chosenAll);
    },
    { title: copy.error },
  );

  const links = views.map((known): TabLink => {
    const name = known.by === null ? known.name : copy.sharedBy(known.name, known.by);
    const isCurrent = known.id === view?.id;
    return {
      label: isCurrent && isEdited ? copy.edited(name) : name,
      href: list.hrefOf(known.state, String(known.id)),
      current: isCurrent,
    };
  });
  const acts: (MenuItem | false | undefined)[] = [
    view && isEdited && { label: copy.save, onSelect: () => void save(view) },
    { label: copy.saveAs, onSelect: () => saving.open(null) },
    view && isEdited && { label: copy.discard, onSelect: () => show(view) },
    view && { label: copy.edit, onSelect: () => saving.open(view) },
    view && !view.isDefault && { label: copy.open, onSelect: () => void choose(view) },
    views.some(({ isDefault }) => isDefault) && {
      label: copy.openAll,
      onSelect: () => void choose(null),
    },
    view && { label: copy.remove, tone: 'critical', onSelect: () => deleting.open(view) },
  ];
  const dialogs = (
    <>
      {saving.opening && (
        <SaveViewDialog
          key={saving.opening.key}
          list={viewed}
          view={saving.opening.subject}
          state={state}
          open={saving.opening.isOpen}
          onOpenChange={saving.onOpenChange}
          onSave={(saved) => saving.opening?.subject === null && show(saved)}
        />
      )}
      {deleting.opening && (
        <DeleteDialog
          key={deleting.opening.key}
          copy={listViewDeletion}
          name={deleting.opening.subject.name}
          onDelete={async () => {
            await remove(deleting.opening?.subject.id ?? 0);
            showAll();
          }}
          open={deleting.opening.isOpen}
          onOpenChange={deleting.onOpenChange}
          finalFocus={nowhere}
        >
          {deleting.opening.subject.shared && (
            <Text size="small" tone="soft">
              {listViewDeletion.shared}
            </Text>
          )}
        </DeleteDialog>
      )}
    </>
  );
  const items = acts.filter((act) => typeof act === 'object');
  return { links, group: { title: copy.title, items }, dialogs };
}
