import { brand } from '#contract/brand';
import { Button } from '#ui/button';
import { CopyButton } from '#ui/copy-field';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { security, recovery as words } from '../../copy/admin-security.ts';
import { useToast } from '../../state/toasts.ts';
import { saveFile } from '../list/save-file.ts';
import * as css from './security.css.ts';

/** All of them, to be copied or downloaded. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const toast = useToast();
  const lines = codes.join('\n');
  const download = () =>
    saveFile(
      words.file(brand.name),
      new Blob([`${words.fileHead(brand.name)}\n\n${lines}\n`], { type: 'text/plain' }),
    );
  return (
    <Stack gap="s">
      <ol aria-label={words.label} className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Inline gap="xs">
        <CopyButton
          text={lines}
          label={words.copyLabel}
          announcement={words.copied}
          onFail={() => toast({ variant: 'destructive', ...security.copyFailed })}
        >
          {words.copy}
        </CopyButton>
        <Button variant="quiet" size="small" label={words.downloadLabel} onClick={download}>
          {words.download}
        </Button>
      </Inline>
    </Stack>
  );
}
