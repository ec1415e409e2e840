import * as Radix from 'radix-ui/dialog';
import { useEffect, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { media } from '../scale.ts';
import { Sections, type SidebarSection } from './sections.tsx';
import * as css from './sidebar.css.ts';

type DrawerProps = {
  'aria-label': string;
  sections: readonly SidebarSection[];
  closeLabel: string;
};

export type { SidebarItem, SidebarSection } from './sections.tsx';

/** The navigation of an app. The caller remembers whether it is folded. */
export type SidebarProps = {
  /** The accessible name of the navigation. */
  'aria-label': string;
  sections: readonly SidebarSection[];
  /**
   * Shows icons only, with tooltips. Phones ignore it. Undefined while the server's page hydrates:
   * then `data-sidebar-folded` on the root element folds it, so that nothing moves.
   */
  folded: boolean | undefined;
  onFoldedChange: (folded: boolean) => void;
  /** The id of the content that a link at the start skips to. */
  skipTo: string;
  skipLabel?: string;
  foldLabel?: string;
  unfoldLabel?: string;
  closeLabel?: string;
};

/**
 * Navigates between the parts of an app: a column beside the page, which folds to icons, and a
 * drawer on phones.
 */
export function Sidebar({
  'aria-label': label,
  sections,
  folded,
  onFoldedChange,
  skipTo,
  skipLabel = 'Skip navigation',
  foldLabel = 'Collapse navigation',
  unfoldLabel = 'Expand navigation',
  closeLabel = 'Close',
}: SidebarProps) {
  return (
    <>
      <nav aria-label={label} data-folded={folded} className={css.wide}>
        <a href={`#${skipTo}`} className={css.skip}>
          {skipLabel}
        </a>
        <Sections sections={sections} folded={folded === true} />
        <div className={css.foot}>
          <IconButton
            icon={folded ? 'arrow-right' : 'arrow-left'}
            aria-label={folded ? unfoldLabel : foldLabel}
            aria-expanded={!folded}
            onClick={() => onFoldedChange(!folded)}
          />
        </div>
      </nav>
      <Drawer aria-label={label} sections={sections} closeLabel={closeLabel} />
    </>
  );
}

/** The navigation on phones: a button that names the current part, and a drawer. */
function Drawer({ 'aria-label': label, sections, closeLabel }: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // From this width on, the sidebar itself is visible.
    const tablet = window.matchMedia(media.tablet);
    const close = () => setOpen(false);
    tablet.addEventListener('change', close);
    return () => tablet.removeEventListener('change', close);
  }, []);
  const current = sections.flatMap(({ items }) => items).find((item) => item.current);
  return (
    <div className={css.narrow}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger
          aria-label={current ? `${label}: ${current.label}` : label}
          className={css.opener}
        >
          <Icon name="menu" />
          {current?.label ?? label}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Overlay className={css.scrim} />
          <Radix.Content aria-describedby={undefined} className={css.drawer}>
            <div className={css.head}>
              <Radix.Title>{label}</Radix.Title>
              <IconButton icon="close" aria-label={closeLabel} onClick={() => setOpen(false)} />
            </div>
            <nav aria-label={label} className={css.drawerPages}>
              <Sections sections={sections} folded={false} onFollow={() => setOpen(false)} />
            </nav>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  );
}
