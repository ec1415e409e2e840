import { IconButton } from '../button/icon-button.tsx';
import { Drawer } from './drawer.tsx';
import { Sections, type SidebarSection } from './sections.tsx';
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
