import { useRef, useState } from 'react';
import { lengths } from '#contract/fields';
import { productFields } from '#contract/product-fields';
import { maxPictures, type ProductPicture } from '#contract/product-pictures';
import { pictureTypes } from '#contract/uploads';
import { Button } from '#ui/button';
import { FileField } from '#ui/file-field';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { productForm as copy } from '../../copy/admin-products.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import * as css from './products.css.ts';
import { useImageUpload } from './use-image-upload.ts';

type PictureFieldsProps = { pictures: readonly ProductPicture[]; errors: FormErrors };

/** `key` tells two pictures of one file apart. */
type Row = ProductPicture & { key: number };

/** The pictures beside the thumbnail: upload, describe, sort and remove. */
export function PictureFields({ pictures, errors }: PictureFieldsProps) {
  const nextKey = useRef(pictures.length);
  const file = useRef<HTMLInputElement>(null);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    pictures.map((picture, key) => ({ ...picture, key })),
  );
  const upload = useImageUpload(({ thumbnail, width, height }) => {
    nextKey.current += 1;
    const added = { url: thumbnail, alt: '', width, height, key: nextKey.current };
    setRows((all) => [...all, added]);
  });
  const move = (row: Row, place: number) =>
    setRows((all) => all.filter((other) => other !== row).toSpliced(place, 0, row));
  return (
    <Stack gap="s">
      {rows.length < maxPictures ? (
        <FileField
          ref={file}
          label={productFields.pictures.label}
          aside={copy.optional}
          description={copy.picturesHint(maxPictures)}
          chooseLabel={copy.addPicture}
          dropLabel={copy.dropPicture}
          accept={pictureTypes.join()}
          loading={upload.isPending && copy.uploading}
          done={upload.done}
          error={upload.failed}
          onChoose={upload.take}
        />
      ) : (
        <p className={css.legend}>{productFields.pictures.label}</p>
      )}
      {rows.map((row, index) => {
        const name = `pictures.${index}`;
        const place = index + 1;
        return (
          <div key={row.key} className={css.picture}>
            <img src={row.url} alt="" width={96} height={60} className={css.thumbnail} />
            <Stack gap="xxs">
              <input type="hidden" name={`${name}.url`} value={row.url} />
              <input type="hidden" name={`${name}.width`} value={row.width ?? ''} />
              <input type="hidden" name={`${name}.height`} value={row.height ?? ''} />
              <TextField
                label={copy.alt(place)}
                description={copy.altHint}
                name={`${name}.alt`}
                defaultValue={row.alt}
                autoComplete="off"
                maxLength={lengths.name}
                required
                error={errors[`${name}.alt`]}
              />
              <Inline gap="xxs">
                <Button
                  variant="plain"
                  size="small"
                  disabled={index === 0}
                  aria-label={copy.upOf(place)}
                  onClick={() => move(row, index - 1)}
                >
                  {copy.up}
                </Button>
                <Button
                  variant="plain"
                  size="small"
                  disabled={place === rows.length}
                  aria-label={copy.downOf(place)}
                  onClick={() => move(row, index + 1)}
                >
                  {copy.down}
                </Button>
                <Button
                  variant="plain"
                  size="small"
                  aria-label={copy.removePictureOf(place)}
                  onClick={() => {
                    setRows(rows.filter((other) => other !== row));
                    file.current?.focus();
                  }}
                >
                  {copy.removePicture}
                </Button>
              </Inline>
            </Stack>
          </div>
        );
      })}
    </Stack>
  );
}
