import { useRef, useState } from 'react';
import type { RemarkPin } from '#contract/reviews';
import { Button, ButtonLink } from '#ui/button';
import { type Device, DeviceFrame, deviceWidths } from '#ui/device-frame';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { PinLayer, type PinPosition } from '#ui/pinned-image';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { review as copy } from '../../copy/review.ts';
import { demoAddress } from '../../format/images.ts';
import { pageUrl } from '../../format/preview-page.ts';
import { UserText } from '../../format/user-text.tsx';
import type { Draft } from './drafts.ts';
import { PageField } from './page-field.tsx';

type PreviewPaneProps = {
  title: string;
  previewUrl: string;
  /** Undefined while it is checked. */
  isFramed: boolean | undefined;
  /** Whether remarks can have screenshots. */
  takesFiles: boolean;
  page: string;
  onPageChange: (page: string) => void;
  drafts: readonly Draft[];
  onPin: (pin: RemarkPin) => void;
};

/** The preview at the widths of devices, with the pins of its remarks; or a link to it. */
export function PreviewPane({
  title,
  previewUrl,
  isFramed,
  takesFiles,
  page,
  onPageChange,
  drafts,
  onPin,
}: PreviewPaneProps) {
  const [device, setDevice] = useState<Device>(firstDevice);
  const [isPlacing, setPlacing] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const url = pageUrl(previewUrl, page);
  if (isFramed === false) return <LinkedPreview url={url} takesFiles={takesFiles} />;

  function place(position?: PinPosition) {
    setPlacing(false);
    if (position) onPin({ ...percentOf(position), width: deviceWidths[device] });
    else start.current?.focus();
  }
  return (
    <Stack gap="m">
      <Inline justify="between" gap="s" align="end">
        <Heading level={2} size={3}>
          {copy.preview}
        </Heading>
        <Button
          ref={start}
          size="small"
          variant={isPlacing ? 'quiet' : 'primary'}
          icon={isPlacing ? 'close' : 'plus'}
          disabled={isFramed === undefined}
          onClick={() => setPlacing(!isPlacing)}
        >
          {isPlacing ? copy.pins.cancel : copy.pins.start}
        </Button>
      </Inline>
      {isPlacing && <Text size="small">{copy.pins.place}</Text>}
      <DeviceFrame
        title={copy.previewOf(title)}
        src={isFramed ? url : null}
        address={demoAddress(url)}
        device={device}
        onDeviceChange={setDevice}
        deviceNames={copy.devices}
        openLabel={copy.open}
        {...(isElsewhere(previewUrl) && { sandbox })}
        overlay={
          <PinLayer
            pins={drafts.flatMap((draft, index) =>
              draft.pin?.width === deviceWidths[device] && draft.page === page
                ? {
                    id: draft.id,
                    x: draft.pin.x / 100,
                    y: draft.pin.y / 100,
                    number: index + 1,
                    label: copy.remarks.name(index + 1),
                    state: 'open' as const,
                    content: <UserText>{draft.text || copy.remarks.text}</UserText>,
                  }
                : [],
            )}
            placing={isPlacing}
            onPlacingEnd={place}
            texts={{ add: copy.pins.start, ...copy.pins }}
          />
        }
      />
      <PageField previewUrl={previewUrl} page={page} onPageChange={onPageChange} />
    </Stack>
  );
}

function LinkedPreview({ url, takesFiles }: { url: string; takesFiles: boolean }) {
  return (
    <Notice
      title={copy.refused}
      action={
        <ButtonLink href={url} newTab size="small">
          {copy.open}
        </ButtonLink>
      }
    >
      {takesFiles ? copy.refusedHint : copy.refusedHintWithoutFiles}
    </Notice>
  );
}

/** Everything that a website needs, except to lead this page away. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals';

/** The shop’s own pages could remove their sandbox. */
function isElsewhere(previewUrl: string): boolean {
  return URL.parse(previewUrl, location.href)?.origin !== location.origin;
}

function firstDevice(): Device {
  return matchMedia('(max-width: 640px)').matches ? 'phone' : 'desktop';
}

/** With one decimal: a thousandth of the frame is less than a pixel. */
function percentOf({ x, y }: PinPosition): Pick<RemarkPin, 'x' | 'y'> {
  const round = (share: number) => Math.round(share * 1000) / 10;
  return { x: round(x), y: round(y) };
}
