import * as Radix from 'radix-ui/tabs';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { focusWithoutRing } from '../pointer-focus.ts';
import { useDirection } from '../use-direction.ts';
import * as css from './tabs.css.ts';
import { useHiddenEdges } from './use-hidden-edges.ts';
import { useSelectedTabInView } from './use-selected-tab-in-view.ts';

/** A tab. Its `value` identifies it and must not contain spaces. */
export type Tab = {
  value: string;
  label: string;
  /** The number of items in it, read after the label. */
  count?: number;
  /** Not available right now. Arrow keys skip it. */
  disabled?: boolean;
  panel: ReactNode;
};

/** The caller controls the selection with `value`, or leaves it to the tabs. */
export type TabsProps = {
  /** The accessible name of the tab list. */
  'aria-label': string;
  /** Two to seven. Only the selected panel is rendered. */
  tabs: readonly Tab[];
  /** The value of the selected tab, for a caller that controls it. */
  value?: string;
  /** The value of the tab that is selected at first. Defaults to the first one. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/**
 * Views of one thing, shown one at a time. Tabs that don't fit scroll sideways under a fade, and
 * the selected one stays in view.
 */
export function Tabs({ 'aria-label': label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const direction = useDirection(root);
  const edges = useHiddenEdges(list);
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.value ?? '');
  const selected = value ?? chosen;
  useSelectedTabInView(list, selected);
  const select = (next: string) => {
    setChosen(next);
    onValueChange?.(next);
  };
  return (
    <Radix.Root ref={root} dir={direction} value={selected} onValueChange={select}>
      <div className={css.bar}>
        <Radix.List ref={list} aria-label={label} className={`${css.list} ${css.hidden[edges]}`}>
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              data-value={tab.value}
              disabled={tab.disabled ?? false}
              onMouseDown={focusWithoutRing}
              className={css.tab}
            >
              {tab.label}
              {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {(edges === 'start' || edges === 'both') && <More className={css.moreAtStart} />}
        {(edges === 'end' || edges === 'both') && <More className={css.moreAtEnd} />}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={css.panel}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Indicates that the list continues. It isn't interactive; the tabs are. */
function More({ className }: { className: string }) {
  return (
    <span className={className}>
      <Icon icon="chevron-right" size="small" />
    </span>
  );
}
