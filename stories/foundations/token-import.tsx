import { useState } from 'react';
import { Columns } from '#ui/columns';
import { FileButton } from '#ui/file-button';
import { Inline } from '#ui/inline';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import type { Brand } from '../../ui/brand.ts';
import { type BrandImport, importBrand } from '../../ui/design-tokens/import-brand.ts';
import { BrandSpecimen } from './brand-specimen.tsx';
import { FindingList } from './finding-list.tsx';
import * as css from './guide-page.css.ts';
import { createBrandStyle } from './palette-style.ts';
import { themes } from './theme-box.tsx';

/** Imports a brand from files and shows it, or what is wrong with the files. */
export function TokenImport() {
  const [result, setResult] = useState<BrandImport>();
  return (
    <Stack gap="l">
      <Inline>
        <FileButton
          multiple
          accept=".json,.tokens"
          onChoose={async (files) => setResult(await importFiles(files))}
        >
          Choose files
        </FileButton>
      </Inline>
      {result && <ImportResult result={result} />}
    </Stack>
  );
}

function ImportResult({ result }: { result: BrandImport }) {
  switch (result.status) {
    case 'unreadable':
      return (
        <Notice title="The files can’t be used" tone="critical" live="polite">
          <List
            items={result.issues.map(({ path, theme, problem, fix }) => (
              <>
                <strong>{`${path || 'Whole file'}${theme ? `, ${theme} theme` : ''}`}</strong>
                {`: ${problem} ${fix}`}
              </>
            ))}
          />
        </Notice>
      );
    case 'breaks-rules':
      return (
        <>
          <FindingList findings={result.findings} />
          <BrandPreview brand={result.brand} />
        </>
      );
    case 'ready':
      return (
        <>
          <Notice
            title={`The brand “${result.brand.name}” can be used.`}
            tone="positive"
            live="polite"
          >
            It follows every theme rule.
          </Notice>
          <BrandPreview brand={result.brand} />
        </>
      );
  }
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

async function importFiles(files: File[]): Promise<BrandImport> {
  const [first, second] = [...files].sort((a, b) => rank(a) - rank(b));
  if (!first) throw new Error('No file was chosen.');
  if (!second) return importBrand({ resolver: await first.text() });
  return importBrand({ light: await first.text(), dark: await second.text() });
}

/** The file of the dark theme has “dark” in its name. */
function rank({ name }: File): number {
  return name.toLowerCase().includes('dark') ? 1 : 0;
}
