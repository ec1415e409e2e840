import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { CustomerDetails } from '#contract/admin-customers';
import type { Erased } from '#contract/privacy';
import { dayIn } from '#contract/zoned-days';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { customerPrivacy as copy } from '../../copy/admin-customers.ts';
import { useCustomerMutations, useErasurePlan } from '../../data/admin-customers.ts';
import { useSettings } from '../../document/settings.tsx';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { saveFile } from '../list/download-csv-button.tsx';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';

type EraseDialogProps = {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onErase: () => Promise<Erased>;
};

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

/** Says what would be erased and what remains elsewhere, or why it is not possible now. */
function EraseDialog({ id, open, onOpenChange, onErase }: EraseDialogProps) {
  const { plan, failed, onRetry } = useErasurePlan(open ? id : null);
  const cancel = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const [erase, isErasing] = useAction(
    async () => {
      const { remarks } = await onErase();
      onOpenChange(false);
      await navigate(paths.adminCustomers);
      toast({ title: copy.erased, description: remarks.join(' ') });
    },
    { title: copy.eraseFailed },
  );
  const canErase = plan && plan.blocker === null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.eraseTitle}
      size="small"
      role="alertdialog"
      dismissible={!isErasing}
      initialFocus={cancel}
      actions={
        <>
          <Button
            ref={cancel}
            variant="quiet"
            disabled={isErasing}
            onClick={() => onOpenChange(false)}
          >
            {canErase ? copy.cancel : copy.close}
          </Button>
          {canErase && (
            <Button variant="destructive" loading={isErasing && copy.pending} onClick={erase}>
              {copy.confirm}
            </Button>
          )}
        </>
      }
    >
      {plan ? (
        <Stack gap="m">
          {plan.blocker && (
            <Notice tone="caution" title={copy.blocked}>
              {plan.blocker}
            </Notice>
          )}
          <Text>{copy.contents(plan.contents)}</Text>
          {canErase && <Text>{copy.consequences}</Text>}
          {plan.remarks.map((remark) => (
            <Text key={remark} size="small" tone="soft">
              {remark}
            </Text>
          ))}
        </Stack>
      ) : failed ? (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
      ) : (
        <>
          <VisuallyHidden live>{copy.loading}</VisuallyHidden>
          <Skeleton />
        </>
      )}
    </Dialog>
  );
}
