import { useState } from 'react';
import { expect } from 'storybook/test';
import { type Column, Table } from '#ui/table';
import { Tabs } from '#ui/tabs';
import { brands } from '../../.storybook/brands.ts';
import preview from '../../.storybook/preview.tsx';
import type { Brand } from '../../ui/brand.ts';
import { type ColorPair, colorPairs, getColor, measureContrast } from '../../ui/contrast.ts';
import { increaseContrast } from '../../ui/increase-contrast.ts';
import type { Palette } from '../../ui/palette.ts';
import * as css from './guide-page.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import { listNames } from './token-list.tsx';

const meta = preview.meta({
  title: 'Foundations/Contrast',
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Contrast',
  render: () => <Contrast />,
});

export const SecondBrand = meta.story({
  tags: ['!dev', '!autodocs'],
  name: 'Second brand',
  render: () => <Contrast />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Second brand' }));
    await expect(canvas.getByRole('table', { name: 'Second brand' })).toBeVisible();
  },
});

function Contrast() {
  const [selected, setSelected] = useState('default');
  return (
    <GuidePage
      title="Contrast"
      lead="Every pair of colors that components combine, with the ratio it has in each brand and theme. Tests fail on a ratio below its limit, and on styles and stories that use other pairs."
    >
      <GuideSection
        title="Color pairs"
        note="Text needs 4.5:1; borders, focus rings and shapes need 3:1. With more contrast, text on surfaces and tones needs 7:1."
      >
        <Tabs
          aria-label="Brands"
          value={selected}
          onValueChange={setSelected}
          tabs={listNames(brands).map((id) => ({
            value: id,
            label: `${brands[id].name} brand`,
            panel: (
              <Table
                aria-label={`${brands[id].name} brand`}
                rows={colorPairs}
                rowKey={({ use }) => use}
                empty={{ title: 'No pairs' }}
                columns={listColumns(brands[id])}
              />
            ),
          }))}
        />
      </GuideSection>
    </GuidePage>
  );
}

function listColumns({ light, dark }: Brand): Column<ColorPair>[] {
  return [
    {
      id: 'use',
      heading: 'Use',
      cell: ({ use }) => `${use.charAt(0).toUpperCase()}${use.slice(1)}`,
      width: 'long',
      primary: true,
    },
    {
      id: 'tokens',
      heading: 'Tokens',
      cell: ({ foreground, background }) => `${foreground} on ${background}`,
      width: 'wide',
    },
    {
      id: 'required',
      heading: 'Required',
      cell: ({ minRatio }) => `${minRatio}:1`,
      width: 'short',
    },
    measure('Light', light),
    measure('Dark', dark),
    measure('Light, more contrast', increaseContrast(light)),
    measure('Dark, more contrast', increaseContrast(dark)),
  ];
}

function measure(heading: string, palette: Palette): Column<ColorPair> {
  return {
    id: heading,
    heading,
    width: 'medium',
    cell: (pair) => (
      <span className={css.measured}>
        <span
          aria-hidden="true"
          className={css.chip}
          style={{ background: getColor(palette, pair.background) }}
        >
          <span className={css.dot} style={{ background: getColor(palette, pair.foreground) }} />
        </span>
        {`${(Math.floor(measureContrast(palette, pair) * 10) / 10).toFixed(1)}:1`}
      </span>
    ),
  };
}
