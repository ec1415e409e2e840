import { Dialog } from 'paper-and-ink/dialog';
import { LocaleProvider, type LocaleTexts } from 'paper-and-ink/locale';

const german: LocaleTexts = {
  Dialog: { closeLabel: 'Schließen' },
  Pagination: { previousLabel: 'Zurück', nextLabel: 'Weiter' },
};

export const Example = ({ onClose }: { onClose: () => void }) => (
  <LocaleProvider texts={german}>
    <Dialog open onOpenChange={onClose} title="Neues Projekt">
      Wie soll es heißen?
    </Dialog>
  </LocaleProvider>
);
