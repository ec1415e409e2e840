import { Fragment } from 'react';
import type { LegalBlock, LegalInline } from '#contract/legal-format';
import { DescriptionList } from '#ui/description-list';
import { TextLink } from '#ui/link';
import { List } from '#ui/list';
import { SummaryList } from '#ui/summary-list';
import { Text } from '#ui/text';
import * as css from './legal-page.css.ts';
import { MailLink } from './mail-link.tsx';

type LegalBlocksProps = {
  blocks: readonly LegalBlock[];
  /** As in the version that was published. */
  shopName: string;
  size?: 'large';
};

/** The parts of a legal text, as elements of the design system. */
export function LegalBlocks({ blocks, shopName, size }: LegalBlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Block key={index} block={block} shopName={shopName} size={size} />
  ));
}

type BlockProps = { block: LegalBlock; shopName: string; size: 'large' | undefined };

function Block({ block, shopName, size }: BlockProps) {
  const inline = (content: readonly LegalInline[]) => (
    <Inlines content={content} shopName={shopName} />
  );
  if (block.kind === 'list') {
    return <List items={block.items.map(inline)} marker={block.marker} />;
  }
  if (block.kind === 'terms') {
    const items = block.items.map(({ term, detail }) => ({ term, detail: inline(detail) }));
    return <DescriptionList layout="above" items={items} />;
  }
  if (block.kind === 'amounts') {
    const rows = block.rows.map(({ note, ...row }) => (note ? { ...row, note } : row));
    return <SummaryList rows={rows} />;
  }
  return <Text {...(size && { size, measure: true })}>{inline(block.content)}</Text>;
}

function Inlines({ content, shopName }: { content: readonly LegalInline[]; shopName: string }) {
  return content.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no other identity
    <Fragment key={index}>{toElement(piece, shopName)}</Fragment>
  ));
}

function toElement(piece: LegalInline, shopName: string) {
  if (piece.kind === 'shopName') return shopName;
  if (piece.kind === 'supportEmail') return <MailLink />;
  if (piece.kind === 'link') return <TextLink href={piece.href}>{piece.text}</TextLink>;
  if (piece.kind === 'strong') return <strong>{piece.text}</strong>;
  return keepRangesTogether(piece.text);
}

/** Such as '24-48 hours' and 'Mon-Fri 9-5 EST', which would otherwise break at a hyphen. */
const range = /((?:[A-Z][a-z]{2}-[A-Z][a-z]{2} )?(?<!\d)\d+-\d+(?: \w+)?)/;

function keepRangesTogether(text: string) {
  return text.split(range).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other identity
      <span key={index} className={css.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
