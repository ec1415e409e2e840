import type { CustomerDetails } from '#contract/admin-customers';
import { dayIn } from '#contract/zoned-days';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Text } from '#ui/text';
import { customerPrivacy as copy } from '../../copy/admin-customers.ts';
import { useCustomerMutations } from '../../data/admin-customers.ts';
import { useSettings } from '../../document/settings.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { saveFile } from '../list/save-file.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** A person's right to their data and to be forgotten. Both need a recent sign-in. */
export function CustomerPrivacy({ customer: { id } }: { customer: CustomerDetails }) {
  const { export: exportData, erase } = useCustomerMutations(id);
  const { withReauthentication, dialog } = useReauthentication();
  const erasing = useDialogState<null>();
  const toast = useToast();
  const { timeZone } = useSettings().reports;
  const [download, isExporting] = useAction(
    async () => {
      const data = await withReauthentication(exportData);
      const day = dayIn(timeZone, new Date());
      const type = 'application/json';
      saveFile(`customer-${day}.json`, new Blob([JSON.stringify(data, null, 2)], { type }));
      toast({ title: copy.exported });
    },
    { title: copy.exportFailed },
  );
  return (
    <DetailSection level={2} title={copy.title}>
      <Text size="small" tone="soft">
        {copy.hint}
      </Text>
      <Inline gap="s">
        <Allowed to="customers.export">
          <Button
            size="small"
            variant="quiet"
            loading={isExporting && copy.exporting}
            onClick={download}
          >
            {copy.export}
          </Button>
        </Allowed>
        <Allowed to="customers.erase">
          <Button
            size="small"
            variant="destructive"
            aria-haspopup="dialog"
            onClick={() => erasing.open(null)}
          >
            {copy.erase}
          </Button>
        </Allowed>
      </Inline>
      {dialog}
      {erasing.opening && (
        <EraseDialog
          key={erasing.opening.key}
          id={id}
          open={erasing.opening.isOpen}
          onOpenChange={erasing.onOpenChange}
          onErase={() => withReauthentication(erase)}
        />
      )}
    </DetailSection>
  );
}
