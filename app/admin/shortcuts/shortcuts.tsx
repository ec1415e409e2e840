import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShortcut } from '#ui/command-palette';
import { movingFocus } from '../../shell/use-focus-on-navigation.ts';
import { isDialogOpen } from '../../state/dialog-open.ts';
import { pageKeysAtom } from '../../state/page-keys.ts';
import { hasSingleKeysAtom, isPaletteOpenAtom } from '../../state/shortcuts.ts';
import { usePlaceGroups } from '../navigation/use-place-groups.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { moveBetweenRows, toggleFocusedRow } from './move-between-rows.ts';
import { Palette } from './palette.tsx';
import { useKeys } from './use-keys.ts';

/** The command palette and the keyboard shortcuts of every admin page. */
export function Shortcuts(): ReactNode {
  const [isPaletteOpen, setPaletteOpen] = useAtom(isPaletteOpenAtom);
  const hasKeys = useAtomValue(hasSingleKeysAtom);
  const pageKeys = useAtomValue(pageKeysAtom);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const lastRow = useRef<string>(undefined);
  const navigate = useNavigate();
  const go = (href: string) => void navigate(href, { state: movingFocus });
  const move = (step: 1 | -1) => {
    lastRow.current = moveBetweenRows(step, lastRow.current);
  };

  useShortcut({ key: 'k', modifier: true }, () => {
    // Another dialog may hold a text that isn’t saved.
    if (isPaletteOpen || !isDialogOpen()) setPaletteOpen(!isPaletteOpen);
  });
  const jumps = usePlaceGroups()
    .flatMap(({ places }) => places)
    .flatMap(({ jump, href }) => (jump ? [[`g ${jump}`, () => go(href)] as const] : []));
  useKeys(
    {
      ...Object.fromEntries(jumps),
      j: () => move(1),
      k: () => move(-1),
      x: toggleFocusedRow,
      '/': focusSearch,
      '?': () => setHelpOpen(true),
      ...pageKeys,
    },
    hasKeys,
  );
  return (
    <>
      <Palette onGo={go} onShowKeys={() => setHelpOpen(true)} />
      <KeysDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
    </>
  );
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type=search]')?.focus();
}
