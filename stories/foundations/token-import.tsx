import { useState } from 'react';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { Dropzone } from '#ui/dropzone';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import type { Brand } from '../../ui/brand.ts';
import { BrandSpecimen } from './brand-specimen.tsx';
import { downloadJson } from './download-json.ts';
import { FindingList } from './finding-list.tsx';
import * as css from './guide-page.css.ts';
import { type BrandImport, importBrand } from './import-brand.ts';
import { createBrandStyle } from './palette-style.ts';
import { themes } from './theme-box.tsx';

/** Imports a brand from files and shows it, or what is wrong with the files. */
export function TokenImport() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [result, setResult] = useState<BrandImport>();

  async function change(chosen: File[]) {
    setFiles(chosen);
    setResult(chosen.length > 0 ? await importBrand(chosen) : undefined);
  }

  return (
    <Stack gap="l">
      <Dropzone
        label="Brand files"
        description="JSON or .tokens files."
        chooseLabel="Choose files"
        dropLabel="or drop or paste them here"
        accept=".json,.tokens"
        files={files.map(({ name, size }) => ({
          id: name,
          name,
          detail: `${Math.ceil(size / 1000)} kB`,
        }))}
        onAdd={(added) => {
          const names = new Set(added.map(({ name }) => name));
          change([...files.filter(({ name }) => !names.has(name)), ...added]);
        }}
        onRemove={(removed) => change(files.filter(({ name }) => name !== removed))}
      />
      {result && <ImportResult result={result} />}
    </Stack>
  );
}

function ImportResult({ result }: { result: BrandImport }) {
  if ('issues' in result) {
    return (
      <Notice title="The files can’t be used" tone="critical" live="polite">
        <List
          items={result.issues.map(({ place, problem, fix }) => (
            <>
              <strong>{place}</strong>
              {`: ${problem} ${fix}`}
            </>
          ))}
        />
      </Notice>
    );
  }
  const { brand, findings } = result;
  return (
    <>
      {findings.length > 0 ? (
        <FindingList findings={findings} />
      ) : (
        <Notice
          title={`The brand “${brand.name}” can be used.`}
          tone="positive"
          live="polite"
          action={
            <Button
              variant="quiet"
              size="small"
              onClick={() => downloadJson(`${brand.name.toLowerCase()}.brand.json`, brand)}
            >
              Download for code
            </Button>
          }
        >
          It follows every theme rule.
        </Notice>
      )}
      <BrandPreview brand={brand} />
    </>
  );
}

function BrandPreview({ brand }: { brand: Brand }) {
  return (
    <Columns gap="m">
      {themes.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className={css.themed}
          style={createBrandStyle(brand, theme)}
        >
          <BrandSpecimen name={`imported-${theme}`} />
        </div>
      ))}
    </Columns>
  );
}
