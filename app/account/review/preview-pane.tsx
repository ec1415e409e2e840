import { type FormEvent, useEffect, useRef, useState } from 'react';
import { lengths } from '#contract/fields';
import type { RemarkPin } from '#contract/reviews';
import { Button, ButtonLink } from '#ui/button';
import { deviceWidths } from '#ui/device-frame';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { type Pin, PinLayer, type PinPosition } from '#ui/pinned-image';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { review as copy } from '../../copy/review.ts';
import { PreviewFrame, pageUrl, readPage } from '../../format/preview-frame.tsx';
import { earlierPin } from '../../format/remark-facts.tsx';
import { UserText } from '../../format/user-text.tsx';
import type { Draft } from './drafts.ts';
import { ShownRemark } from './shown-remark.tsx';
import type { PreviewView } from './use-preview-view.ts';

type PageFieldProps = {
  previewUrl: string;
  page: string;
  onPageChange: (page: string) => void;
};

type PreviewPaneProps = {
  title: string;
  previewUrl: string;
  /** Undefined while it is checked. */
  isFramed: boolean | undefined;
  view: PreviewView;
  drafts: readonly Draft[];
  onPin: (pin: RemarkPin) => void;
};

/** The preview at the widths of devices, with the pins of its remarks; or a link to it. */
export function PreviewPane({
  title,
  previewUrl,
  isFramed,
  view,
  drafts,
  onPin,
}: PreviewPaneProps) {
  const { page, device, earlier } = view;
  const [isPlacing, setPlacing] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  if (isFramed === false) {
    return <LinkedPreview url={pageUrl(previewUrl, page)} />;
  }

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
      {earlier && (
        <ShownRemark
          earlier={earlier}
          onHide={() => {
            view.hide();
            start.current?.focus();
          }}
        />
      )}
      <PreviewFrame
        title={title}
        previewUrl={previewUrl}
        page={view.framed}
        isFramed={isFramed === true}
        device={device}
        onDeviceChange={view.setDevice}
        overlay={
          <PinLayer
            pins={[...earlierPin(earlier, view), ...draftPins(drafts, view)]}
            placing={isPlacing}
            onPlacingEnd={place}
            texts={{ add: copy.pins.start, ...copy.pins }}
          />
        }
      />
      <PageField previewUrl={previewUrl} page={page} onPageChange={view.setPage} />
    </Stack>
  );
}

function draftPins(drafts: readonly Draft[], { page, device }: PreviewView): Pin[] {
  return drafts.flatMap((draft, index) =>
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
  );
}

function LinkedPreview({ url }: { url: string }) {
  return (
    <Notice
      title={copy.refused}
      action={
        <ButtonLink href={url} newTab size="small">
          {copy.open}
        </ButtonLink>
      }
    >
      {copy.refusedHint}
    </Notice>
  );
}

/** With one decimal: a thousandth of the frame is less than a pixel. */
function percentOf({ x, y }: PinPosition): Pick<RemarkPin, 'x' | 'y'> {
  const round = (share: number) => Math.round(share * 1000) / 10;
  return { x: round(x), y: round(y) };
}

/** Leads the frame to a page, and says on which page a pin is placed. */
function PageField({ previewUrl, page, onPageChange }: PageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // An earlier remark leads to its page.
  useEffect(() => {
    if (input.current) input.current.value = page;
  }, [page]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!input.current) return;
    const next = readPage(input.current.value, previewUrl);
    input.current.value = next;
    onPageChange(next);
  }
  return (
    <form onSubmit={submit}>
      <TextField
        ref={input}
        name="page"
        label={copy.page.label}
        description={copy.page.unknown}
        defaultValue={page}
        maxLength={lengths.url}
        autoComplete="off"
        action={
          <Button type="submit" variant="quiet">
            {copy.page.show}
          </Button>
        }
      />
    </form>
  );
}
