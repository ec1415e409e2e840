import { useSetAtom } from 'jotai';
import { Icon } from '#ui/icon';
import { palette as copy } from '../../copy/admin-shortcuts.ts';
import { isPaletteOpenAtom } from '../../state/shortcuts.ts';
import { useIsHydrated } from '../../state/use-is-hydrated.ts';
import * as css from './palette-button.css.ts';

/** Opens the command palette. It looks like a search field and says which keys do the same. */
export function PaletteButton() {
  const openPalette = useSetAtom(isPaletteOpenAtom);
  const isHydrated = useIsHydrated();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openPalette(true)}
      className={css.field}
    >
      <Icon icon="search" size="small" />
      <span className={css.text}>{copy.open}</span>
      <kbd className={css.keys}>{isHydrated && `${modifierKey()} K`}</kbd>
    </button>
  );
}

/** What the key is called that opens the palette together with K. */
export function modifierKey(): 'Ctrl' | 'Cmd' {
  return /mac|iphone|ipad/i.test(navigator.platform) ? 'Cmd' : 'Ctrl';
}
