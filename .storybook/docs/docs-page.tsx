import { Description, Title, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect } from 'react';
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
  useEffect(keepFocus, []);
  return (
    <main>
      <Title />
      <Description of="meta" />
      {isComponentPage(preparedMeta.title) ? <ComponentPage /> : <ScreenPage />}
    </main>
  );
}

/** Examples in frames play when they load, which moves the focus there without anyone asking. */
function keepFocus(): () => void {
  const takeBack = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement && !navigator.userActivation.isActive) {
      activeElement.blur();
    }
  };
  // While the event is dispatched, the focus is still on its way.
  const takeBackLater = () => setTimeout(takeBack);
  window.addEventListener('blur', takeBackLater);
  return () => window.removeEventListener('blur', takeBackLater);
}
