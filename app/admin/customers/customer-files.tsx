import type { CustomerDetails, CustomerFile } from '#contract/admin-customers';
import { FileList } from '#ui/file-list';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { customerPage } from '../../copy/admin-customers.ts';
import { addressOf } from '../../data/address.ts';
import { describeFile } from '../../format/file-info.ts';
import { paths } from '../../paths.ts';
import { DetailSection } from '../detail-section.tsx';
import { useFirstRows } from '../record-table.tsx';

const copy = customerPage.files;

/** Files that a person sent with tickets and in briefs. */
export function CustomerFiles({ customer: { files } }: { customer: CustomerDetails }) {
  const { shown, toggle } = useFirstRows(files, copy.title, 3);
  return (
    <DetailSection level={2} title={copy.title}>
      {files.length === 0 ? (
        <Text size="small" tone="soft">
          {copy.empty}
        </Text>
      ) : (
        <FileList
          aria-label={copy.title}
          files={shown.map((file) => ({
            id: file.id,
            name: file.name,
            detail: (
              <>
                {describeFile(file)}, <TextLink href={sourceHref(file)}>{file.sourceId}</TextLink>
              </>
            ),
            href: hrefOf(file),
          }))}
        />
      )}
      {toggle}
    </DetailSection>
  );
}

function sourceHref({ source, sourceId }: CustomerFile): string {
  return source === 'ticket' ? paths.adminTicket(sourceId) : paths.adminOrder(sourceId);
}

function hrefOf({ id, source, sourceId }: CustomerFile): string {
  return source === 'ticket'
    ? addressOf('GET /api/attachments/:id', { params: { id } })
    : addressOf('GET /api/orders/:id/brief/files/:fileId', {
        params: { id: sourceId, fileId: id },
      });
}
