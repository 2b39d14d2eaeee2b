import { ConfigProvider } from 'antd';
import AppContext from 'antd/es/app/context.js';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import '../styles/base.css';
import { applyLook } from './applyLook.ts';
import { createDeferredMessages } from './appMessages.ts';
import type { HarrowProviderProps, Sources } from './HarrowProvider.types.ts';
import { type Language, loadedLocale, loadLanguage } from './language.ts';
import { returnFocus } from './returnFocus.ts';
import { SettingsContext } from './settings.ts';
import { createTheme } from './theme.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useMessageHolder } from './useMessageHolder.ts';
import { usePartNotices } from './usePartNotices.tsx';

const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const noSources: Sources = {};
// A click answers by what it does; rings around buttons only move.
const calmClicks = { disabled: true };
// antd would set a space between two Chinese characters, so that 查询 could not be found by its name.
const plainButtons = { autoInsertSpace: false };

/**
 * Language, look and data sources for everything below. One per page.
 * Below it antd's `App.useApp()` works for messages, notifications and dialogs.
 */
export function HarrowProvider({
  language = 'zh-cn',
  theme = 'light',
  density = 'default',
  primaryColor = '#1890FF',
  colorWeak = false,
  timeZone = browserZone,
  sources = noSources,
  onLanguageError,
  children,
}: HarrowProviderProps) {
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const dark = theme === 'dark' || (theme === 'system' && systemDark);
  const shown = useLanguage(language, onLanguageError);
  // Before the first paint, and on <html>: dialogs and menus live outside the tree.
  useLayoutEffect(() => applyLook({ dark, primaryColor, density, colorWeak }), [dark, primaryColor, density, colorWeak]);
  const antdTheme = useMemo(() => createTheme({ dark, primaryColor, density, colorWeak, motion: !calm }), [dark, primaryColor, density, colorWeak, calm]);
  const settings = useMemo(
    () => shown && { language: shown, dark, density, primaryColor, colorWeak, timeZone, sources },
    [shown, dark, density, primaryColor, colorWeak, timeZone, sources],
  );
  const [holderWanted, setHolderWanted] = useState(false);
  const [deferred] = useState(() => createDeferredMessages(() => setHolderWanted(true)));
  const MessageHolder = useMessageHolder(holderWanted);
  usePartNotices(deferred.messages);
  useEffect(returnFocus, []);
  if (!settings) return null;
  return (
    <SettingsContext value={settings}>
      <ConfigProvider locale={loadedLocale(settings.language)} theme={antdTheme} wave={calmClicks} button={plainButtons}>
        <AppContext.Provider value={deferred.messages}>{children}</AppContext.Provider>
        {MessageHolder && <MessageHolder connect={deferred.connect} />}
      </ConfigProvider>
    </SettingsContext>
  );
}

/** The wanted language once it is loaded; until then the one before, at first `undefined`. */
function useLanguage(wanted: Language, onError?: (error: unknown) => void): Language | undefined {
  const [shown, setShown] = useState(() => (loadedLocale(wanted) ? wanted : undefined));
  useEffect(() => {
    let current = true;
    loadLanguage(wanted).then(
      () => current && setShown(wanted),
      (error: unknown) => current && onError?.(error),
    );
    return () => {
      current = false;
    };
    // The newest callback is not worth loading a language again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
  return shown;
}
