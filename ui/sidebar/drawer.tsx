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

/** The navigation on phones: a button that names the current part, and a drawer. */
export function Drawer({ 'aria-label': label, sections, closeLabel }: DrawerProps) {
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
