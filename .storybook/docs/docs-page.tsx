import { Description, Title, useOf } from '@storybook/addon-docs/blocks';
import { useLayoutEffect } from 'react';
import { applyGlobals } from '../globals.ts';
import { isComponentPage } from './component-groups.ts';
import { ComponentPage } from './component-page.tsx';
import { ScreenPage } from './screen-page.tsx';
import { useGlobals } from './use-globals.ts';

/** Documents a component with its props and guide, and a screen with its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const globals = useGlobals();
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return (
    <main>
      <Title />
      <Description of="meta" />
      {isComponentPage(preparedMeta.title) ? <ComponentPage /> : <ScreenPage />}
    </main>
  );
}
