import { type FormEvent, useEffect, useRef } from 'react';
import { lengths } from '#contract/fields';
import { Button } from '#ui/button';
import { TextField } from '#ui/text-field';
import { review as copy } from '../../copy/review.ts';
import { readPage } from '../../format/preview-page.ts';

type PageFieldProps = {
  previewUrl: string;
  page: string;
  onPageChange: (page: string) => void;
};

/** Leads the frame to a page, and says on which page a pin is placed. */
export function PageField({ previewUrl, page, onPageChange }: PageFieldProps) {
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
