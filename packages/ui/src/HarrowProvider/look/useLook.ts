import { ConfigProvider, theme as antdTheme, type ThemeConfig } from 'antd';
import { useContext, useDeferredValue, useId, useMemo } from 'react';
import type { HarrowProviderProps } from '../HarrowProvider.types.ts';
import { type OuterLook, OuterLookContext } from '../settings.ts';
import { createHostedTheme, createTheme, mergeThemes } from './theme.ts';
import { isDarkLook } from './tokenVariables.ts';
import { useMediaQuery } from './useMediaQuery.ts';

type AskedLook = Pick<HarrowProviderProps, 'theme' | 'density' | 'primaryColor' | 'colorWeak'>;

interface ResolvedLook {
  theme: ThemeConfig;
  /** Class of what has this look. */
  scope: string;
  look: OuterLook;
  /** The application's tokens decide about colours. */
  derived: boolean;
  /** A `ConfigProvider` of the application has a look of its own around. */
  isHosted: boolean;
  /** There is no provider of ours around: the page takes the look. */
  isOutermost: boolean;
}

/**
 * Look of a provider in its surroundings. A `ConfigProvider` of the application with a theme is inherited, and our own colours
 * follow it; otherwise our look is taken, beginning with that of a provider of ours above.
 */
export function useLook({ theme: wanted, ...asked }: AskedLook): ResolvedLook {
  const above = useContext(OuterLookContext);
  const { theme: antdAbove } = useContext(ConfigProvider.ConfigContext);
  const scope = `hw${useId().replaceAll(/\W/g, '')}`;
  // A server knows neither. Deferred, since parts of its page that are not taken over yet would be drawn anew, and gone as long.
  const systemDark = useDeferredValue(useMediaQuery('(prefers-color-scheme: dark)'));
  const calm = useDeferredValue(useMediaQuery('(prefers-reduced-motion: reduce)'));

  const isHosted = antdAbove !== undefined && antdAbove.cssVar?.key !== above?.scope;
  // Worked out, not asked from antd's hook, which would write its variables to the page, outside of our provider and without its nonce.
  const token = useMemo(() => (isHosted ? antdTheme.getDesignToken(antdAbove) : undefined), [isHosted, antdAbove]);
  const { appearance: nested, ...own } = typeof wanted === 'object' ? wanted : {};
  const given = typeof wanted === 'object' ? own : undefined;
  const name = typeof wanted === 'string' ? wanted : nested;
  const appearance = name === 'system' ? (systemDark ? 'dark' : 'light') : name;
  const dark = appearance ? appearance === 'dark' : token ? isDarkLook(token) : (above?.dark ?? false);
  const density = asked.density ?? above?.density ?? 'default';
  const colorWeak = asked.colorWeak ?? above?.colorWeak ?? false;
  const givenPrimary = asked.primaryColor ?? hexColor(given?.token?.colorPrimary);
  const primaryColor = givenPrimary ?? (token ? hexColor(token.colorPrimary) : above?.primaryColor) ?? '#1890FF';

  const theme = useMemo(() => {
    const base = isHosted
      ? createHostedTheme({ appearance, primaryColor: asked.primaryColor, density: asked.density })
      : createTheme({ dark, primaryColor, density, colorWeak, motion: !calm });
    return { ...mergeThemes(base, given), cssVar: { ...given?.cssVar, key: scope } };
    // `given` is what is left of `wanted`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHosted, appearance, asked.primaryColor, asked.density, dark, primaryColor, density, colorWeak, calm, wanted, scope]);
  const look = useMemo(() => ({ dark, primaryColor, density, colorWeak, scope }), [dark, primaryColor, density, colorWeak, scope]);
  return { theme, scope, look, derived: isHosted || given !== undefined, isHosted, isOutermost: above === undefined };
}

const hexColor = (color: string | undefined): string | undefined => (color && /^#[\da-f]{6}$/i.test(color) ? color : undefined);
