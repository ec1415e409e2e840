import { DecoratorHelpers } from '@storybook/addon-themes';
import type { Decorator } from '@storybook/react-vite';

const { initializeThemeState, pluckThemeFromContext } = DecoratorHelpers;

/**
 * Dresses the page before a story is drawn. The addon's own decorator does it after the story's
 * play function, so that pictures taken meanwhile would wear the wrong theme.
 */
export function withTheme(): Decorator {
  initializeThemeState(['light', 'dark'], 'light');
  return (Story, context) => {
    document.documentElement.dataset.theme = pluckThemeFromContext(context) || 'light';
    return <Story />;
  };
}
