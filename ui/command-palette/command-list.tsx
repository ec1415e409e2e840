import { useId } from 'react';
import { Icon, type IconSource } from '../icon/icon.tsx';
import * as row from '../listbox/listbox.css.ts';
import { optionId } from '../listbox/use-active-option.ts';
import * as css from './command-palette.css.ts';

/** Something to do, or a page to go to. */
export type Command = {
  id: string;
  label: string;
  description?: string;
  /** More words to find it by, which are not shown. */
  keywords?: string;
  icon?: IconSource;
  /** The keys that do the same elsewhere: `['⌘', 'S']`. */
  shortcut?: readonly string[];
  onSelect: () => void;
};

/** Commands that belong together. */
export type CommandGroup = { title: string; commands: readonly Command[] };

type CommandListProps = {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  activeIndex: number;
  loading: boolean;
  onPick: (command: Command) => void;
  onPoint: (command: Command) => void;
};

/** The commands in groups, as one list of options. */
export function CommandList({ id, label, groups, loading, ...list }: CommandListProps) {
  let start = 0;
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      aria-busy={loading || undefined}
      className={css.list}
    >
      {groups.map((group) => {
        const first = start;
        start += group.commands.length;
        return <Group key={group.title} {...group} {...list} listId={id} first={first} />;
      })}
    </div>
  );
}

type GroupProps = CommandGroup &
  Pick<CommandListProps, 'activeIndex' | 'onPick' | 'onPoint'> & { listId: string; first: number };

function Group({ title, commands, listId, first, activeIndex, onPick, onPoint }: GroupProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-labelledby={titleId}>
      <div role="presentation" id={titleId} className={css.groupTitle}>
        {title}
      </div>
      {commands.map((command, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text field
        <div
          key={command.id}
          role="option"
          id={optionId(listId, first + index)}
          aria-selected={first + index === activeIndex}
          data-active={first + index === activeIndex || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(command)}
          onPointerMove={() => onPoint(command)}
          className={row.option}
        >
          {command.icon && <Icon icon={command.icon} size="small" />}
          <span className={row.texts}>
            <bdi>{command.label}</bdi>
            {command.description && <span className={row.description}>{command.description}</span>}
          </span>
          {command.shortcut && (
            <span className={css.keys}>
              {command.shortcut.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
