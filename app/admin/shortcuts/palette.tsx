import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { CommandPalette } from '#ui/command-palette';
import { palette as copy, shortcuts } from '../../copy/admin-shortcuts.ts';
import { useWaiting } from '../../data/waiting.ts';
import { useDebouncedSearch } from '../../shell/use-debounced-search.ts';
import { hasSingleKeysAtom, isPaletteOpenAtom } from '../../state/shortcuts.ts';
import { usePlaceGroups } from '../navigation/use-place-groups.ts';
import { describeCount, queues } from '../waiting/queues.ts';
import { useFoundRecords } from './use-found-records.ts';
import { useOrderCommands } from './use-order-commands.ts';

type PaletteProps = { onGo: (href: string) => void; onShowKeys: () => void };

/** Finds any page or record of the admin area, and what can be done with the open order. */
export function Palette({ onGo, onShowKeys }: PaletteProps) {
  const places = usePlaceGroups().flatMap((group) => group.places);
  const [isOpen, setOpen] = useAtom(isPaletteOpenAtom);
  const hasKeys = useAtomValue(hasSingleKeysAtom);
  const [searched, setSearched] = useState('');
  const { text, setText } = useDebouncedSearch(searched, setSearched);
  const { found, isLoading, failed } = useFoundRecords(searched, onGo);
  const { groups: orderCommands, question } = useOrderCommands(onGo);
  const { waiting } = useWaiting(true);
  return (
    <>
      <CommandPalette
        open={isOpen}
        onOpenChange={setOpen}
        title={copy.title}
        placeholder={copy.placeholder}
        groups={[
          ...orderCommands,
          {
            title: copy.waiting,
            commands: queues
              .filter(({ id }) => waiting && waiting[id] > 0)
              .map(({ id, href, icon }) => ({
                id: `queue-${id}`,
                label: describeCount(id, waiting?.[id] ?? 0),
                icon,
                onSelect: () => onGo(href),
              })),
          },
          {
            title: copy.pages,
            commands: places.map(({ label, href, icon, jump }) => ({
              id: href,
              label,
              icon,
              ...(jump && hasKeys && { shortcut: ['G', jump.toUpperCase()] }),
              onSelect: () => onGo(href),
            })),
          },
          {
            title: copy.help,
            commands: [
              {
                id: 'shortcuts',
                label: shortcuts.title,
                icon: 'info',
                ...(hasKeys && { shortcut: ['?'] }),
                onSelect: onShowKeys,
              },
            ],
          },
        ]}
        found={found}
        onSearch={setText}
        loading={isLoading || text.trim() !== searched}
        error={failed && copy.failed(failed)}
        loadingLabel={copy.loading}
        emptyLabel={copy.empty}
      />
      {question}
    </>
  );
}
