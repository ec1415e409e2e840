import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import * as field from '../field/field.css.ts';
import * as row from '../listbox/listbox.css.ts';
import { matchOptions } from '../listbox/match-options.ts';
import { useActiveOption } from '../listbox/use-active-option.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type Command, type CommandGroup, CommandList } from './command-list.tsx';
import * as css from './command-palette.css.ts';

export type { Command, CommandGroup } from './command-list.tsx';
export { type Shortcut, useShortcut } from './use-shortcut.ts';

/** The caller controls it, and opens it with `useShortcut`. */
export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** All commands, or those that `onSearch` found. Groups without a match are left out. */
  groups: readonly CommandGroup[];
  /** What was used last, shown first until something is typed. */
  recent?: readonly Command[];
  /** Called with the typed text. The caller then searches, and the groups are shown as they are. */
  onSearch?: (text: string) => void;
  /** More commands are on their way. */
  loading?: boolean;
  /** What can be found: 'Search pages, orders and customers'. */
  placeholder?: string;
  title?: string;
  recentLabel?: string;
  loadingLabel?: string;
  emptyLabel?: string;
  /** Announces how many commands match. */
  countLabel?: (count: number) => string;
};

/** Finds and runs any command by typing. Every command must be reachable elsewhere too. */
export function CommandPalette({
  open,
  onOpenChange,
  title = 'Commands',
  ...search
}: CommandPaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <Search {...search} title={title} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type SearchProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & {
  title: string;
  onClose: () => void;
};

function Search({
  title,
  groups,
  recent = [],
  onSearch,
  onClose,
  loading = false,
  placeholder,
  recentLabel = 'Recent',
  loadingLabel = 'Loading...',
  emptyLabel = 'No results',
  countLabel = (count) => (count === 1 ? '1 result' : `${count} results`),
}: SearchProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const shown = useMemo(() => {
    const latest = { title: recentLabel, commands: recent };
    const all = text === '' && recent.length > 0 ? [latest, ...withoutAny(groups, recent)] : groups;
    const found = onSearch
      ? all
      : all.map((group) => ({ ...group, commands: matchOptions(group.commands, text) }));
    return found.filter(({ commands }) => commands.length > 0);
  }, [groups, recent, recentLabel, onSearch, text]);
  const commands = shown.flatMap((group) => group.commands);
  const active = useActiveOption(
    commands.map(({ id }) => id),
    // Until results come, the commands are those of an earlier text.
    { listId, startsAtFirst: !(onSearch && loading) },
  );

  const forget = useEffectEvent(() => onSearch?.(''));
  useEffect(() => () => forget(), []);

  const type = (next: string) => {
    setText(next);
    active.setActiveKey(undefined);
    onSearch?.(next);
  };
  const run = (command: Command) => {
    onClose();
    command.onSelect();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const command = commands[active.index];
    if (event.key === 'Enter' && command) run(command);
    else if (!active.moveByKey(event.key)) return;
    event.preventDefault();
  };

  const status = loading ? loadingLabel : commands.length === 0 ? emptyLabel : undefined;
  return (
    <div className={css.root}>
      <input
        type="text"
        role="combobox"
        aria-label={title}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active.activeId}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="go"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKey}
        className={field.control}
      />
      <div className={css.results}>
        <CommandList
          id={listId}
          label={title}
          groups={shown}
          activeIndex={active.index}
          loading={loading}
          onPick={run}
          onPoint={({ id }) => active.setActiveKey(id)}
        />
        {status && <p className={row.status}>{status}</p>}
      </div>
      <VisuallyHidden live>{status ?? countLabel(commands.length)}</VisuallyHidden>
    </div>
  );
}

/** A recent command is shown once. */
function withoutAny(groups: readonly CommandGroup[], recent: readonly Command[]) {
  const ids = new Set(recent.map(({ id }) => id));
  return groups.map((group) => ({
    ...group,
    commands: group.commands.filter(({ id }) => !ids.has(id)),
  }));
}
