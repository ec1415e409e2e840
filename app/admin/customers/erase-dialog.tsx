import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Erased } from '#contract/privacy';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { customerPrivacy as copy } from '../../copy/admin-customers.ts';
import { useErasurePlan } from '../../data/admin-customers.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';

type EraseDialogProps = {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onErase: () => Promise<Erased>;
};

/** Says what would be erased and what remains elsewhere, or why it is not possible now. */
export function EraseDialog({ id, open, onOpenChange, onErase }: EraseDialogProps) {
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
