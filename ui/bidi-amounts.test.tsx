import { afterEach, expect, test } from 'bun:test';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Price } from './price/price.tsx';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { Stat } from './stat/stat.tsx';
import { SummaryList } from './summary-list/summary-list.tsx';

afterEach(cleanup);

const amount = '-$25.00';

test.each<[string, ReactNode]>([
  ['SummaryList', <SummaryList key="rows" rows={[{ label: 'הנחה', amount }]} />],
  ['Stat', <Stat key="stat" label="הנחה" value={amount} />],
  ['Price', <Price key="price" amount={amount} period="/חודש" />],
  [
    'RadioGroup',
    <RadioGroup
      key="radio"
      label="חיוב"
      name="plan"
      options={[{ value: 'month', title: 'חודשי', price: amount }]}
    />,
  ],
])('%s keeps the minus sign before the amount in right-to-left text', (_name, shown) => {
  render(<div dir="rtl">{shown}</div>);
  expect(screen.getByText(amount).tagName).toBe('BDI');
});
