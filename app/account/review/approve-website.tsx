import { type RefObject, useRef, useState } from 'react';
import * as v from 'valibot';
import { lengths, line } from '#contract/fields';
import type { Review } from '#contract/reviews';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { review as copy } from '../../copy/review.ts';
import { useForm } from '../../shell/use-form.ts';

type ApproveWebsiteProps = {
  defaultName: string;
  /** Whether remarks aren’t sent yet. */
  isBlocked: boolean;
  onApprove: (name: string) => Promise<Review>;
  onApproved: (review: Review) => void;
  /** Gets the focus once the website is approved and the button is gone. */
  finalFocus: RefObject<HTMLElement | null>;
};

const Approval = v.object({
  name: v.pipe(v.optional(line(lengths.name), ''), v.nonEmpty(copy.approve.nameMissing)),
});
const formId = 'approve-website';

/** The button that approves the website, and the dialog that says what happens. */
export function ApproveWebsite({
  defaultName,
  isBlocked,
  onApprove,
  onApproved,
  finalFocus,
}: ApproveWebsiteProps) {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = useRef<HTMLInputElement>(null);
  const { form, errors, pending } = useForm({
    schema: Approval,
    send: async (values) => {
      setFailure(undefined);
      onApproved(await onApprove(values.name));
    },
    onFailed: setFailure,
  });
  return (
    <Stack gap="xs">
      <Inline>
        <Button
          variant={isBlocked ? 'quiet' : 'primary'}
          disabled={isBlocked}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {copy.approve.action}
        </Button>
      </Inline>
      <Text size="small" tone="soft">
        {isBlocked ? copy.approve.blocked : copy.approve.hint}
      </Text>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={copy.approve.title}
        description={copy.approve.question}
        size="small"
        role="alertdialog"
        dismissible={!pending}
        initialFocus={name}
        finalFocus={finalFocus}
        actions={
          <>
            <Button variant="quiet" disabled={pending} onClick={() => setOpen(false)}>
              {copy.approve.cancel}
            </Button>
            <Button type="submit" form={formId} loading={pending && copy.approve.pending}>
              {copy.approve.action}
            </Button>
          </>
        }
      >
        <form {...form} id={formId}>
          <Stack gap="s">
            <TextField
              ref={name}
              name="name"
              label={copy.approve.name}
              defaultValue={defaultName}
              maxLength={lengths.name}
              autoComplete="name"
              {...(errors.name && { error: errors.name })}
            />
            {failure && <Notice tone="critical" live="assertive" title={failure} />}
          </Stack>
        </form>
      </Dialog>
    </Stack>
  );
}
