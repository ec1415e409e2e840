import { Fragment, useId } from 'react';
import { Icon, type IconSource } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './sidebar.css.ts';

/** A link to a part of the app. */
export type SidebarItem = {
  label: string;
  href: string;
  icon: IconSource;
  /** On phones: its short name in the bar at the bottom. Without one, it is in the drawer only. */
  phoneLabel?: string;
  /** Marks the page, or the part that it belongs to. */
  current?: boolean;
  /** What needs attention: the number, and the same in words, '3 unread messages'. */
  count?: { value: number; label: string };
};

/** Items that belong together. */
export type SidebarSection = { title?: string; items: readonly SidebarItem[] };

type SectionsProps = {
  sections: readonly SidebarSection[];
  folded: boolean;
  /** Called when a link is followed. */
  onFollow?: () => void;
};

/** The sections and their links. */
export function Sections({ sections, folded, onFollow }: SectionsProps) {
  return (
    <div className={css.sections}>
      {sections.map((section, index) => (
        <Fragment key={section.items[0]?.href}>
          {folded && index > 0 && <div className={css.divider} />}
          <Section {...section} folded={folded} onFollow={onFollow} />
        </Fragment>
      ))}
    </div>
  );
}

type SectionProps = SidebarSection &
  Pick<SectionsProps, 'folded'> & { onFollow?: (() => void) | undefined };

function Section({ title, items, folded, onFollow }: SectionProps) {
  const titleId = useId();
  return (
    <div>
      {title &&
        (folded ? (
          <VisuallyHidden>
            <span id={titleId}>{title}</span>
          </VisuallyHidden>
        ) : (
          <p id={titleId} className={css.title}>
            {title}
          </p>
        ))}
      <ul {...(title && { 'aria-labelledby': titleId })}>
        {items.map((item) => (
          <li key={item.href} className={css.item}>
            {folded ? (
              <Tooltip text={describe(item)} side="end" repeatsName>
                <ItemLink {...item} folded onFollow={onFollow} />
              </Tooltip>
            ) : (
              <ItemLink {...item} folded={false} onFollow={onFollow} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function describe({ label, count }: SidebarItem): string {
  return count ? `${label} (${count.label})` : label;
}

type ItemLinkProps = SidebarItem & Pick<SectionProps, 'folded' | 'onFollow'>;

function ItemLink({ label, href, icon, current, count, folded, onFollow }: ItemLinkProps) {
  return (
    <Anchor
      href={href}
      newTab={false}
      label={undefined}
      {...(current && { current })}
      {...(onFollow && { onClick: onFollow })}
      className={css.link}
    >
      <Icon icon={icon} />
      {folded ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={css.label}>{label}</span>
      )}
      {count &&
        (folded ? (
          <span className={css.dot} />
        ) : (
          <span aria-hidden="true" className={css.count}>
            {count.value > 99 ? '99+' : count.value}
          </span>
        ))}
      {count && <VisuallyHidden> ({count.label})</VisuallyHidden>}
    </Anchor>
  );
}
