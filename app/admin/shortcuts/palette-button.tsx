import { useSetAtom } from 'jotai';
import { Button, IconButton } from '#ui/button';
import { palette as copy } from '../../copy/admin-shortcuts.ts';
import { isPaletteOpenAtom } from '../../state/shortcuts.ts';
import { useIsHydrated } from '../../state/use-is-hydrated.ts';
import { modifierKey } from './modifier-key.ts';
import * as css from './palette-button.css.ts';

/** Opens the command palette, and says which keys do the same. On phones it is an icon. */
export function PaletteButton() {
  const openPalette = useSetAtom(isPaletteOpenAtom);
  const isHydrated = useIsHydrated();
  const label = isHydrated ? copy.openLabel(`${modifierKey()} K`) : copy.open;
  const props = {
    'aria-haspopup': 'dialog',
    'aria-label': label,
    onClick: () => openPalette(true),
  } as const;
  return (
    <>
      <span className={css.wide}>
        <Button variant="quiet" size="small" icon="search" {...props}>
          {copy.open}
        </Button>
      </span>
      <span className={css.narrow}>
        <IconButton icon="search" {...props} />
      </span>
    </>
  );
}
