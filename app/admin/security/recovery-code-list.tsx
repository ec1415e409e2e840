import { Button } from '#ui/button';
import { CopyButton } from '#ui/copy-field';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { recoveryCodes as copy, security } from '../../copy/admin-security.ts';
import { useBrand } from '../../document/settings.tsx';
import { useToast } from '../../state/toasts.ts';
import { saveFile } from '../list/download-csv-button.tsx';
import * as css from './security.css.ts';

/** Recovery codes, with buttons to copy or download them. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const toast = useToast();
  const { name } = useBrand();
  const lines = codes.join('\n');
  const download = () =>
    saveFile(
      copy.file(name),
      new Blob([`${copy.fileHead(name)}\n\n${lines}\n`], { type: 'text/plain' }),
    );
  return (
    <Stack gap="s">
      <ol aria-label={copy.label} className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Inline gap="xs">
        <CopyButton
          text={lines}
          aria-label={copy.copyLabel}
          announcement={copy.copied}
          onFail={() => toast({ tone: 'critical', ...security.copyFailed })}
        >
          {copy.copyButton}
        </CopyButton>
        <Button variant="quiet" size="small" aria-label={copy.downloadLabel} onClick={download}>
          {copy.download}
        </Button>
      </Inline>
    </Stack>
  );
}
