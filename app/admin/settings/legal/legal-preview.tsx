import { useRef } from 'react';
import { findLegalProblem, parseLegalText } from '#contract/legal-format';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { legalEditor as copy } from '../../../copy/admin-legal.ts';
import { useBrand } from '../../../document/settings.tsx';
import { LegalBlocks } from '../../../legal/legal-blocks.tsx';

/** The draft as its page would show it. While it has a mistake, the last one without stays. */
export function LegalPreview({ text, published }: { text: string; published: string }) {
  const { name } = useBrand();
  const shown = useRef(published);
  const isBroken = findLegalProblem(text) !== null;
  if (!isBroken) shown.current = text;
  const { lead, sections } = parseLegalText(shown.current);
  return (
    <Stack gap="s">
      <Heading level={2} size={4}>
        {copy.preview}
      </Heading>
      {isBroken && <Notice tone="info" title={copy.broken} />}
      <Panel>
        <Stack gap="l">
          <LegalBlocks blocks={lead} shopName={name} />
          {sections.map(({ id, title, blocks }, index) => (
            <Stack key={id} gap="s">
              <Heading level={3} size={4}>
                {index + 1}. {title}
              </Heading>
              <LegalBlocks blocks={blocks} shopName={name} />
            </Stack>
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
}
