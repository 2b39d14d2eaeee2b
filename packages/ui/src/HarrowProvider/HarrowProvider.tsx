import { ConfigProvider } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ClearIcon } from '../inputs/ClearIcon.tsx';
import '../styles/base.css';
import { applyLook } from './applyLook.ts';
import { createDeferredMessages, MessagesContext } from './appMessages.ts';
import type { HarrowProviderProps, Sources } from './HarrowProvider.types.ts';
import { usePageLanguage } from './languageContext.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { returnFocus } from './returnFocus.ts';
import { SettingsContext } from './settings.ts';
import { createTheme } from './theme.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useMessageHolder } from './useMessageHolder.ts';
import { usePartNotices } from './usePartNotices.tsx';

const noSources: Sources = {};
// A click answers by what it does; rings around buttons only move.
const calmClicks = { disabled: true };
// antd would set a space between two Chinese characters, so that 查询 could not be found by its name.
const plainButtons = { autoInsertSpace: false };
const clearing = { clearIcon: <ClearIcon /> };

/**
 * Language, look and data sources of our components below it. Touches nothing of the page's own: not `<html lang>`, not dayjs's
 * language, not the translation library of the application. `useMessages()` gives messages, notifications and dialogs.
 */
export function HarrowProvider({ language, messages, onLanguageError, ...rest }: HarrowProviderProps) {
  return (
    <LanguageProvider language={language} messages={messages} onLanguageError={onLanguageError}>
      <Surroundings {...rest} />
    </LanguageProvider>
  );
}

function Surroundings({
  theme = 'light',
  density = 'default',
  primaryColor = '#1890FF',
  colorWeak = false,
  timeZone: wantedZone,
  sources = noSources,
  children,
}: HarrowProviderProps) {
  const { pack } = usePageLanguage();
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const browserZone = useBrowserZone();
  const timeZone = wantedZone ?? browserZone;
  const dark = theme === 'dark' || (theme === 'system' && systemDark);
  // Before the first paint, and on <html>: dialogs and menus live outside the tree.
  useLayoutEffect(() => applyLook({ dark, primaryColor, density, colorWeak }), [dark, primaryColor, density, colorWeak]);
  const antdTheme = useMemo(() => createTheme({ dark, primaryColor, density, colorWeak, motion: !calm }), [dark, primaryColor, density, colorWeak, calm]);
  const settings = useMemo(
    () => ({ language: pack.code, dark, density, primaryColor, colorWeak, timeZone, sources }),
    [pack, dark, density, primaryColor, colorWeak, timeZone, sources],
  );
  const [holderWanted, setHolderWanted] = useState(false);
  const [deferred] = useState(() => createDeferredMessages(() => setHolderWanted(true)));
  const MessageHolder = useMessageHolder(holderWanted);
  usePartNotices(deferred.messages);
  useEffect(returnFocus, []);
  return (
    <SettingsContext.Provider value={settings}>
      <ConfigProvider
        locale={pack.antd}
        theme={antdTheme}
        wave={calmClicks}
        button={plainButtons}
        select={clearing}
        datePicker={clearing}
        timePicker={clearing}
      >
        <MessagesContext.Provider value={deferred.messages}>{children}</MessagesContext.Provider>
        {MessageHolder && <MessageHolder connect={deferred.connect} />}
      </ConfigProvider>
    </SettingsContext.Provider>
  );
}

const never = () => () => undefined;
const readBrowserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The browser's zone; UTC on a server and while its page is taken over, since a server does not know where the reader is. */
function useBrowserZone(): string {
  return useSyncExternalStore(never, readBrowserZone, () => 'UTC');
}
