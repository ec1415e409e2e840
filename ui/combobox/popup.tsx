import * as Radix from 'radix-ui/popover';
import type { ReactNode, RefObject } from 'react';
import { useDirection } from '../use-direction.ts';
import * as css from './combobox.css.ts';

type PopupProps = {
  open: boolean;
  onClose: () => void;
  /** The element it appears below, or above where there is no room. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Shows the options on top of the page and of a dialog. Focus stays in the text field. */
export function Popup({ open, onClose, anchor, children }: PopupProps) {
  const direction = useDirection(anchor);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          role="presentation"
          dir={direction}
          align="start"
          sideOffset={4}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            const { target } = event;
            const isOwn = target instanceof Node && anchor.current?.contains(target);
            if (isOwn) event.preventDefault();
          }}
          onMouseDown={(event) => event.preventDefault()}
          className={css.popup}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
