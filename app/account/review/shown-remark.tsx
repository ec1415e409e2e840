import { useEffect, useRef } from 'react';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { review as copy } from '../../copy/review.ts';
import { AnswerBadge } from '../../format/answer-badge.tsx';
import { pageUrl } from '../../format/preview-frame.tsx';
import { type EarlierRemark, remarkName } from '../../format/remark-facts.tsx';
import { UserText } from '../../format/user-text.tsx';

type ShownRemarkProps = { earlier: EarlierRemark; onHide: () => void };

/** The earlier remark that the preview shows. It gets the focus, above the preview. */
export function ShownRemark({ earlier, onHide }: ShownRemarkProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (earlier) section.current?.focus();
  }, [earlier]);
  const { remark, round } = earlier;
  const name = remarkName(earlier);
  const title = copy.earlier.of(name, round.number);
  return (
    <section ref={section} tabIndex={-1} aria-label={title}>
      <Panel padding="small">
        <Stack gap="xs">
          <Inline justify="between" gap="s">
            <Text as="span" weight="strong">
              {title}
            </Text>
            <AnswerBadge answer={remark.answer} />
          </Inline>
          <UserText>{remark.text}</UserText>
          <Inline justify="between" gap="s">
            <TextLink href={pageUrl(round.previewUrl, remark.page)} newTab standalone>
              {copy.rounds.preview(round.number)}
            </TextLink>
            <Button
              variant="quiet"
              size="small"
              aria-label={copy.earlier.hideOf(name, round.number)}
              onClick={onHide}
            >
              {copy.earlier.hide}
            </Button>
          </Inline>
        </Stack>
      </Panel>
    </section>
  );
}
