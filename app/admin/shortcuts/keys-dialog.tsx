import { useAtom } from 'jotai';
import { useRef } from 'react';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { Switch } from '#ui/switch';
import { shortcuts as copy } from '../../copy/admin-shortcuts.ts';
import { hasSingleKeysAtom } from '../../state/shortcuts.ts';
import { DetailSection } from '../detail-section.tsx';
import { usePlaceGroups } from '../navigation/use-place-groups.ts';
import { modifierKey } from './modifier-key.ts';

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const ticketKeys = Object.entries(copy.ticketKeys);

/** Every keyboard shortcut, and whether those of a single key are on. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const jumps = usePlaceGroups()
    .flatMap(({ places }) => places)
    .flatMap(({ jump, label }) =>
      jump ? [{ term: copy.pair('G', jump.toUpperCase()), detail: label }] : [],
    );
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
      </Stack>
    </Dialog>
  );
}
