import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { create, themes } from 'storybook/theming';
import { applyLook } from '../packages/ui/src/index.ts';
import { darkPageClass, useDarkPage } from './darkPage.ts';

const font = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";
const looks = {
  light: create({ ...themes.light, base: 'light', fontBase: font, appContentBg: '#ffffff' }),
  dark: create({ ...themes.dark, base: 'dark', fontBase: font }),
};

/** A page of the manual in the look that the toolbar says, as its stories have. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const isDark = useDarkPage();
  useEffect(() => {
    applyLook({ dark: isDark });
    document.body.classList.toggle(darkPageClass, isDark);
  }, [isDark]);
  return (
    <DocsContainer {...props} theme={isDark ? looks.dark : looks.light}>
      {children}
    </DocsContainer>
  );
}
