import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShortcut } from '#ui/command-palette';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { Switch } from '#ui/switch';
import { shortcuts as copy } from '../../copy/admin-shortcuts.ts';
import { movingFocus } from '../../shell/use-focus-on-navigation.ts';
import { isDialogOpen } from '../../state/dialog-open.ts';
import { pageKeysAtom } from '../../state/page-keys.ts';
import { hasSingleKeysAtom, isPaletteOpenAtom } from '../../state/shortcuts.ts';
import { DetailSection } from '../detail-section.tsx';
import { useCommands, usePlaces } from '../frame/use-places.ts';
import { Palette } from './palette.tsx';
import { modifierKey } from './palette-button.tsx';
import { useKeys } from './use-keys.ts';

/** What opens a row, as a click on it does: the link of its name, or the button for its details. */
const openers = ['th a[href]', '[aria-haspopup="dialog"]', 'a[href]'];

const dialogFirst = ['[aria-haspopup="dialog"]', ...openers];

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const ticketKeys = Object.entries(copy.ticketKeys);

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
  const jumps = usePlaces().flatMap(({ jump, href }) =>
    jump ? [[`g ${jump}`, () => go(href)] as const] : [],
  );
  const starts = useCommands().flatMap(({ keys, href }) =>
    keys ? [[keys, () => go(href)] as const] : [],
  );
  useKeys(
    {
      ...Object.fromEntries([...jumps, ...starts]),
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

/** Every keyboard shortcut, and whether those of a single key are on. */
function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const jumps = usePlaces().flatMap(({ jump, label }) =>
    jump ? [{ term: copy.pair('G', jump.toUpperCase()), detail: label }] : [],
  );
  const starts = useCommands().flatMap(({ keys = '', label }) => {
    const [first, second] = keys.toUpperCase().split(' ');
    return first && second ? [{ term: copy.pair(first, second), detail: label }] : [];
  });
  const [hasKeys, setHasKeys] = useAtom(hasSingleKeysAtom);
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.title} initialFocus={first}>
      <Stack gap="l">
        <Switch
          ref={first}
          label={copy.single}
          description={copy.singleHint}
          checked={hasKeys}
          onCheckedChange={setHasKeys}
        />
        <DetailSection title={copy.everywhere}>
          <DescriptionList
            items={[
              { term: `${modifierKey()} K`, detail: copy.commands },
              { term: '?', detail: copy.show },
            ]}
          />
        </DetailSection>
        <DetailSection title={copy.lists}>
          <DescriptionList
            items={[
              { term: '/', detail: copy.search },
              { term: 'J', detail: copy.next },
              { term: 'K', detail: copy.previous },
              { term: 'Enter', detail: copy.open },
              { term: 'X', detail: copy.select },
            ]}
          />
        </DetailSection>
        <DetailSection title={copy.ticket}>
          <DescriptionList
            items={ticketKeys.map(([key, detail]) => ({ term: key.toUpperCase(), detail }))}
          />
        </DetailSection>
        <DetailSection title={copy.goTo}>
          <DescriptionList items={jumps} />
        </DetailSection>
        {starts.length > 0 && (
          <DetailSection title={copy.start}>
            <DescriptionList items={starts} />
          </DetailSection>
        )}
      </Stack>
    </Dialog>
  );
}

/**
 * Moves the focus to the opener of the next or the previous row. `last` is the name of the row that
 * had it last: someone who comes back to a list goes on from there. Returns the name of the row.
 */
export function moveBetweenRows(step: 1 | -1, last: string | undefined): string | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main tbody tr')].flatMap((row) => {
    const opener = findOpener(row);
    return opener ? [{ row, opener }] : [];
  });
  const focused = rows.findIndex(({ row }) => row.contains(document.activeElement));
  const from = focused === -1 ? rows.findIndex(({ opener }) => nameOf(opener) === last) : focused;
  const next = rows[from === -1 ? (step === 1 ? 0 : rows.length - 1) : from + step];
  if (!next) return last;
  next.opener.focus();
  return nameOf(next.opener);
}

/** Selects the row that has the focus, or deselects it. */
function toggleFocusedRow(): void {
  const row = document.activeElement?.closest('main tbody tr');
  row?.querySelector<HTMLInputElement>('input[data-select]:not(:disabled)')?.click();
}

function findOpener(row: HTMLElement): HTMLElement | undefined {
  const inOrder = row.dataset.opens === 'dialog' ? dialogFirst : openers;
  const found = inOrder.map((selector) => row.querySelector<HTMLElement>(selector));
  return found.find((opener) => opener !== null) ?? undefined;
}

function nameOf(opener: HTMLElement): string {
  return opener.getAttribute('aria-label') ?? opener.textContent;
}
