import { useState } from 'react';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import type { Brand } from '../../ui/brand.ts';
import { flattenPalette } from '../../ui/contrast.ts';
import { checkTheme } from '../../ui/theme-rules/check-theme.ts';
import { BrandSpecimen } from './brand-specimen.tsx';
import { FindingList } from './finding-list.tsx';
import * as css from './guide-page.css.ts';
import { mapTexts } from './map-texts.ts';
import { createBrandStyle } from './palette-style.ts';
import type { themes } from './theme-box.tsx';

type Theme = (typeof themes)[number];
type Changes = Record<string, string>;

/** Edits the colors of a brand and shows what the theme's rules say about them. */
export function ThemeEditor({ brand, changes: initial = {} }: { brand: Brand; changes?: Changes }) {
  const [theme, setTheme] = useState<Theme>('light');
  const [changed, setChanged] = useState({ light: initial, dark: {} as Changes });
  const [first = 'ink'] = Object.keys(initial);
  const [token, setToken] = useState(first);
  const edited: Brand = {
    ...brand,
    light: applyChanges(brand.light, changed.light),
    dark: applyChanges(brand.dark, changed.dark),
  };
  const colors = flattenPalette(edited[theme]);
  const original = flattenPalette(brand[theme]);

  function change(name: string, value: string, where: Theme = theme) {
    setChanged({ ...changed, [where]: { ...changed[where], [name]: value } });
  }

  return (
    <Columns gap="xl">
      <Stack gap="l">
        <SelectField
          label="Theme"
          name="theme"
          value={theme}
          onChange={({ currentTarget }) =>
            setTheme(currentTarget.value === 'dark' ? 'dark' : 'light')
          }
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <SelectField
          label="Color"
          name="token"
          value={token}
          onChange={({ currentTarget }) => setToken(currentTarget.value)}
          options={[...colors.keys()].map((name) => ({ value: name, label: name }))}
        />
        <TextField
          label="Value"
          name="value"
          description={`The brand has ${original.get(token)}.`}
          value={colors.get(token) ?? ''}
          onChange={({ currentTarget }) => change(token, currentTarget.value)}
        />
        <Inline gap="xs">
          <Button variant="quiet" onClick={() => setChanged({ light: {}, dark: {} })}>
            Reset all colors
          </Button>
        </Inline>
        <Heading level={3}>Findings</Heading>
        <FindingList
          findings={checkTheme(edited)}
          onApply={({ theme: where = theme, tokens: [path = ''], suggestion = '' }) => {
            const name = path.replace('color.', '');
            setTheme(where);
            setToken(name);
            change(name, suggestion, where);
          }}
        />
      </Stack>
      <div data-theme={theme} className={css.themed} style={createBrandStyle(edited, theme)}>
        <BrandSpecimen name={`edited-${theme}`} />
      </div>
    </Columns>
  );
}

function applyChanges(palette: Brand['light'], changes: Changes): Brand['light'] {
  return mapTexts(palette, (name, color) => changes[name] ?? color);
}
