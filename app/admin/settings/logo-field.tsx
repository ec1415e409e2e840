import { useRef } from 'react';
import type { Logo } from '#contract/settings/brand';
import { pictureTypes } from '#contract/uploads';
import { Button } from '#ui/button';
import { FileField } from '#ui/file-field';
import { Stack } from '#ui/stack';
import { brandForm as copy } from '../../copy/admin-settings.ts';
import { useImageUpload } from '../products/use-image-upload.ts';

type LogoFieldProps = {
  label: string;
  description: string;
  logo: Logo | null;
  error: string | undefined;
  onChange: (logo: Logo | null) => void;
};

/** Uploads the logo of one theme, or removes it. The preview shows it. */
export function LogoField({ label, description, logo, error, onChange }: LogoFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  const { isPending, done, failed, take } = useImageUpload(({ thumbnail: url, width, height }) =>
    onChange({ url, width, height }),
  );
  return (
    <Stack gap="xs">
      <FileField
        ref={file}
        label={label}
        aside={copy.optional}
        description={description}
        chooseLabel={logo ? copy.replaceLogo : copy.chooseLogo}
        dropLabel={copy.dropLogo}
        accept={pictureTypes.join()}
        loading={isPending && copy.uploading}
        done={done}
        error={failed ?? error}
        onChoose={take}
      />
      {logo && (
        <div>
          <Button
            variant="plain"
            size="small"
            aria-label={copy.removeLogoOf(label)}
            onClick={() => {
              onChange(null);
              file.current?.focus();
            }}
          >
            {copy.removeLogo}
          </Button>
        </div>
      )}
    </Stack>
  );
}
