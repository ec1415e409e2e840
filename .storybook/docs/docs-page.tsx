import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useLayoutEffect } from 'react';
import { dressPage } from '../looks.ts';
import { ComponentPage } from './component-page.tsx';
import { ScreenPage } from './screen-page.tsx';
import { useGlobals } from './use-globals.ts';

/** A component's page guides; a screen's page shows in which states it comes. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const globals = useGlobals();
  useLayoutEffect(() => dressPage(globals), [globals]);
  const isComponent = preparedMeta.title.startsWith('ui/');
  return <Unstyled>{isComponent ? <ComponentPage /> : <ScreenPage />}</Unstyled>;
}
