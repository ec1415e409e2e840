import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon, type IconSource } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { media } from '../scale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Sections, type SidebarItem, type SidebarSection } from './sections.tsx';
import * as css from './sidebar.css.ts';

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
  /** On phones: a button in the bar at the bottom, such as a search. */
  phoneAction?: { label: string; icon: IconSource; onSelect: () => void };
  /** On phones: what the drawer has below the links, such as an account. */
  drawerEnd?: ReactNode;
};

/**
 * Navigates between the parts of an app: a column beside the page, which folds to icons. On phones, a
 * bar at the bottom with the items that have a `phoneLabel`, and a drawer with all of them.
 */
export function Sidebar(props: SidebarProps) {
  const {
    'aria-label': label,
    sections,
    folded,
    onFoldedChange,
    foldLabel = 'Collapse navigation',
    unfoldLabel = 'Expand navigation',
    phoneAction,
    drawerEnd,
  } = useLocaleTexts('Sidebar', props);
  return (
    <>
      <nav aria-label={label} data-folded={folded} className={css.wide}>
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
      <PhoneBar
        aria-label={label}
        sections={sections}
        phoneAction={phoneAction}
        drawerEnd={drawerEnd}
      />
    </>
  );
}

type PhoneBarProps = Pick<SidebarProps, 'aria-label' | 'sections' | 'phoneAction' | 'drawerEnd'>;

/** The navigation on phones: what is used most, and a drawer with everything. */
function PhoneBar({ 'aria-label': label, sections, phoneAction, drawerEnd }: PhoneBarProps) {
  const { moreLabel = 'More', closeLabel = 'Close' } = useLocaleTexts('Sidebar', {});
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // From this width on, the sidebar itself is visible.
    const tablet = window.matchMedia(media.tablet);
    const close = () => setOpen(false);
    tablet.addEventListener('change', close);
    return () => tablet.removeEventListener('change', close);
  }, []);
  const items = sections.flatMap((section) => section.items);
  const isElsewhere = items.some(({ current, phoneLabel }) => current && !phoneLabel);
  return (
    <nav aria-label={label} className={css.narrow}>
      {items.map(
        ({ phoneLabel, label: _, ...item }) =>
          phoneLabel && <BarLink key={item.href} {...item} label={phoneLabel} />,
      )}
      {phoneAction && (
        <button type="button" onClick={() => phoneAction.onSelect()} className={css.barItem}>
          <Icon icon={phoneAction.icon} />
          {phoneAction.label}
        </button>
      )}
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger data-current={isElsewhere || undefined} className={css.barItem}>
          <Icon icon="menu" />
          {moreLabel}
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
            {drawerEnd && (
              // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it closes after the links and buttons in it, which have their own keys
              <div className={css.drawerEnd} onClick={() => setOpen(false)}>
                {drawerEnd}
              </div>
            )}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </nav>
  );
}

function BarLink({ label, href, icon, current, count }: SidebarItem) {
  return (
    <Anchor
      href={href}
      newTab={false}
      label={undefined}
      {...(current && { current })}
      className={css.barItem}
    >
      <Icon icon={icon} />
      {label}
      {count && <span className={css.barDot} />}
      {count && <VisuallyHidden> ({count.label})</VisuallyHidden>}
    </Anchor>
  );
}
