import { useState } from 'react';
import type { OrderReview } from '#contract/reviews';
import type { Device } from '#ui/device-frame';
import { Dialog } from '#ui/dialog';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { PinLayer } from '#ui/pinned-image';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { orderReview as copy, review as shared } from '../../copy/review.ts';
import { useOrderPreviewFrame } from '../../data/reviews.ts';
import { AnswerBadge } from '../../format/answer-badge.tsx';
import { PreviewFrame, pageUrl } from '../../format/preview-frame.tsx';
import {
  deviceOf,
  type EarlierRemark,
  earlierPin,
  remarkName,
} from '../../format/remark-facts.tsx';
import { UserText } from '../../format/user-text.tsx';

type RemarkPreviewDialogProps = {
  orderId: number;
  review: OrderReview;
  earlier: EarlierRemark;
  open: boolean;
  onClose: () => void;
};

/** A remark where it was made: its page of the current preview, its width and its pin. */
export function RemarkPreviewDialog({
  orderId,
  review,
  earlier,
  open,
  onClose,
}: RemarkPreviewDialogProps) {
  const { remark, round } = earlier;
  const { page, pin, text, answer } = remark;
  const [device, setDevice] = useState<Device>(deviceOf(pin) ?? 'desktop');
  const isFramed = useOrderPreviewFrame(orderId);
  const { productTitle } = review;
  const previewUrl = review.previewUrl ?? round.previewUrl;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={copy.inPreview(remarkName(earlier), round.number)}
      size="large"
    >
      <Stack gap="m">
        <Stack gap="xs">
          <Inline justify="between" gap="s">
            <AnswerBadge answer={answer} />
            <TextLink href={pageUrl(round.previewUrl, page)} newTab standalone>
              {shared.rounds.preview(round.number)}
            </TextLink>
          </Inline>
          <UserText>{text}</UserText>
          {pin && pin.width !== null && isFramed !== false && (
            <Text size="small" tone="soft">
              {copy.scrolled}
            </Text>
          )}
        </Stack>
        {isFramed === false ? (
          <Notice title={copy.refused}>{copy.refusedHint}</Notice>
        ) : (
          <PreviewFrame
            title={productTitle}
            previewUrl={previewUrl}
            page={page}
            isFramed={isFramed === true}
            device={device}
            onDeviceChange={setDevice}
            overlay={<PinLayer pins={earlierPin(earlier, { page, device })} />}
          />
        )}
      </Stack>
    </Dialog>
  );
}
