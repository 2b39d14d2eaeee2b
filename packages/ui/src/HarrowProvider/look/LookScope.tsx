import { theme as antdTheme } from 'antd';
import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { applyToPage } from './applyLook.ts';
import { paletteOf, toCssVariables } from './palette.ts';
import { rowHeights } from '../../styles/density.ts';
import { tokenVariables } from './tokenVariables.ts';
import type { Settings } from '../settings.ts';
import '../../styles/base.css';

const ScopeContext = createContext('');

/** Class of what stands outside of the provider's own place in the page, such as a menu at the end of the body, and has its colours. */
export const useLookScope = (): string => useContext(ScopeContext);

interface LookScopeProps extends Pick<Settings, 'dark' | 'primaryColor' | 'colorWeak' | 'density'> {
  /** Class of all that has this look; antd gives it to its own elements, also to those at the end of the body. */
  scope: string;
  /** antd's tokens decide, not our own palette: they are the application's. */
  derived: boolean;
  /** The application has a look of its own: nothing of ours is written to the page's element. */
  isHosted: boolean;
  /** The page itself takes the look, for `reset.css`. */
  isOutermost: boolean;
  direction: 'ltr' | 'rtl' | undefined;
  nonce: string | undefined;
  children: ReactNode;
}

/**
 * The colours of the nearest provider, as variables of a class. The rule is part of what a server renders, so that a page has its colours
 * before any script has run; with a nonce it passes a content security policy.
 */
export function LookScope({ scope, derived, isHosted, isOutermost, direction, nonce, children, ...look }: LookScopeProps) {
  const { token } = antdTheme.useToken();
  const { dark, colorWeak, primaryColor, density } = look;
  const colors = derived ? tokenVariables(token) : toCssVariables(paletteOf(dark, colorWeak), primaryColor);
  const variables = {
    ...colors,
    '--hw-row-height': `${rowHeights[density]}px`,
    '--hw-link-line': colorWeak ? 'underline' : 'none',
    '--hw-font-family': token.fontFamily,
    '--hw-color-scheme': dark ? 'dark' : 'light',
  };
  const text = Object.entries(variables)
    .map(([name, value]) => `${name}:${value.replace(/[<>{};]/g, '')}`)
    .join(';');
  // Before the first paint, for what the application has outside of its provider.
  useLayoutEffect(() => {
    if (isOutermost && !isHosted) applyToPage({ dark, colorWeak }, variables);
    // `text` is what `variables` say.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOutermost, isHosted, dark, colorWeak, text]);
  // Within the provider's own place everything inherits, so that a dark menu, say, keeps the colours of what holds it.
  const own = `.hw-scope.${scope},.${scope}:not(.hw-scope *)`;
  const scheme = `color-scheme:${dark ? 'dark' : 'light'}`;
  const rules = `${isOutermost ? ':where(:root),' : ''}${own}{${text}}${isOutermost && !isHosted ? ':where(:root),' : ''}${own}{${scheme}}`;
  return (
    <ScopeContext value={scope}>
      <div className={`hw-scope ${scope}`} dir={direction}>
        {/* Browsers hide a nonce from scripts, so that it always differs from what the server wrote. */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rules }} />
        {children}
      </div>
    </ScopeContext>
  );
}
