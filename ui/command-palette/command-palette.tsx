import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import * as field from '../field/field.css.ts';
import * as row from '../listbox/listbox.css.ts';
import { matchOptions } from '../listbox/match-options.ts';
import { useActiveOption } from '../listbox/use-active-option.ts';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type Command, type CommandGroup, CommandList } from './command-list.tsx';
import * as css from './command-palette.css.ts';

export type { Command, CommandGroup } from './command-list.tsx';
export { type Shortcut, useShortcut } from './use-shortcut.ts';

/** The caller controls it, and opens it with `useShortcut`. */
export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** All commands; those that contain the typed text are shown. */
  groups: readonly CommandGroup[];
  /** What `onSearch` found, shown as it is after the commands. */
  found?: readonly CommandGroup[];
  /** What was used last, shown first until something is typed. */
  recent?: readonly Command[];
  /** Called with the typed text. The caller then searches for more, and passes it as `found`. */
  onSearch?: (text: string) => void;
  /** More is on its way. */
  loading?: boolean;
  /** Why the search failed, and what to do. */
  error?: string | undefined;
  /** What can be found: 'Search pages, projects and people'. */
  placeholder?: string;
  title?: string;
  loadingLabel?: string;
  emptyLabel?: string;
};

/** Finds and runs any command by typing. Every command must be reachable elsewhere too. */
export function CommandPalette(props: CommandPaletteProps) {
  const {
    open,
    onOpenChange,
    title = 'Commands',
    ...search
  } = useLocaleTexts('CommandPalette', props);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <Search {...search} title={title} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

const none: readonly CommandGroup[] = [];

type SearchProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & {
  title: string;
  onClose: () => void;
};

function Search(props: SearchProps) {
  const {
    title,
    groups,
    found = none,
    recent = [],
    onSearch,
    onClose,
    loading = false,
    error,
    placeholder,
    recentLabel = 'Recent',
    loadingLabel = 'Loading...',
    emptyLabel = 'No results',
    countLabel = (count: number) => (count === 1 ? '1 result' : `${count} results`),
  } = useLocaleTexts('CommandPalette', props);
  const listId = useId();
  const [text, setText] = useState('');
  const matching = useMemo(() => {
    const latest = { title: recentLabel, commands: recent };
    const all = text === '' && recent.length > 0 ? [latest, ...withoutAny(groups, recent)] : groups;
    return all
      .map((group) => ({ ...group, commands: matchOptions(group.commands, text) }))
      .filter(({ commands }) => commands.length > 0);
  }, [groups, recent, recentLabel, text]);
  const shown = [...matching, ...found.filter(({ commands }) => commands.length > 0)];
  const commands = shown.flatMap((group) => group.commands);
  const active = useActiveOption(
    commands.map(({ id }) => id),
    // Until results come, what was found is that of an earlier text.
    { listId, startsAtFirst: matching.length > 0 || !loading },
  );

  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => () => search.current?.(''), []);

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

  const isEmpty = commands.length === 0;
  const status = loading ? loadingLabel : (error ?? (isEmpty ? emptyLabel : undefined));
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
