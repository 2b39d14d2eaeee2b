import { type DateOrder, dateOrderOf } from '@harrow/validation/dates';
import { ConfigProvider } from 'antd';
import { useContext, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ClearIcon } from './look/ClearIcon.tsx';
import { createDeferredMessages, MessagesContext } from './notices/appMessages.ts';
import type { HarrowProviderProps } from './HarrowProvider.types.ts';
import type { Sources } from '../sources/sources.ts';
import { localeTag } from './language/language.ts';
import { usePageLanguage } from './language/languageContext.ts';
import { LanguageProvider } from './language/LanguageProvider.tsx';
import { returnFocus } from './returnFocus.ts';
import { LookScope } from './look/LookScope.tsx';
import { OuterLookContext, SettingsContext } from './settings.ts';
import { useLook } from './look/useLook.ts';
import { useMessageHolder } from './notices/useMessageHolder.ts';
import { usePartNotices } from './parts/usePartNotices.tsx';

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
  timeZone: wantedZone,
  dateOrder: wantedOrder,
  pageSize,
  pageSizes,
  sources = noSources,
  csp,
  direction,
  children,
  ...asked
}: HarrowProviderProps) {
  const { pack } = usePageLanguage();
  const { theme, scope, look, derived, isHosted, isOutermost } = useLook(asked);
  const browserZone = useBrowserZone();
  const timeZone = wantedZone ?? browserZone;
  const browserOrder = useBrowserDateOrder(pack.code);
  const dateOrder = wantedOrder ?? browserOrder;
  const { csp: outerCsp } = useContext(ConfigProvider.ConfigContext);
  const givenNonce = csp?.nonce ?? outerCsp?.nonce;
  // A page keeps the policy that it came with: the nonce of a later answer, as Next.js brings it when a page is rendered anew, would be refused.
  const [firstNonce] = useState(givenNonce);
  const nonce = firstNonce ?? givenNonce;
  const { dark, density, primaryColor, colorWeak } = look;
  const settings = useMemo(
    () => ({ language: pack.code, dark, density, primaryColor, colorWeak, timeZone, dateOrder, pageSize, pageSizes, sources }),
    [pack, dark, density, primaryColor, colorWeak, timeZone, dateOrder, pageSize, pageSizes, sources],
  );
  const [holderWanted, setHolderWanted] = useState(false);
  const [deferred] = useState(() => createDeferredMessages(() => setHolderWanted(true)));
  const MessageHolder = useMessageHolder(holderWanted);
  usePartNotices(deferred.messages);
  useEffect(returnFocus, []);
  return (
    <SettingsContext.Provider value={settings}>
      <OuterLookContext value={look}>
        <ConfigProvider
          locale={pack.antd}
          theme={theme}
          wave={calmClicks}
          button={plainButtons}
          select={clearing}
          datePicker={clearing}
          timePicker={clearing}
          {...(nonce !== undefined && { csp: { nonce } })}
          {...(direction && { direction })}
        >
          <LookScope {...look} scope={scope} derived={derived} isHosted={isHosted} isOutermost={isOutermost} direction={direction} nonce={nonce}>
            <MessagesContext.Provider value={deferred.messages}>{children}</MessagesContext.Provider>
            {MessageHolder && <MessageHolder connect={deferred.connect} />}
          </LookScope>
        </ConfigProvider>
      </OuterLookContext>
    </SettingsContext.Provider>
  );
}

const never = () => () => undefined;

const askBrowserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
let browserZone: string | undefined;
// To ask costs a slow machine some milliseconds, and React asks at each rendering.
const readBrowserZone = (): string => (browserZone ??= askBrowserZone());

/** A computer that was carried to another zone is noticed when its user comes back to the page. */
function watchBrowserZone(tell: () => void): () => void {
  const look = (): void => {
    browserZone = askBrowserZone();
    tell();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** The browser's zone; UTC on a server and while its page is taken over, since a server does not know where the reader is. */
function useBrowserZone(): string {
  const zone = useSyncExternalStore(watchBrowserZone, readBrowserZone, () => 'UTC');
  // As for what a server does not know of the look, see useLook.
  return useDeferredValue(zone);
}

const readBrowserOrder = () => dateOrderOf(navigator.language);

/** That of the browser's region; on a server, which does not know it, that of the language. */
function useBrowserDateOrder(language: string): DateOrder {
  return useSyncExternalStore(never, readBrowserOrder, () => dateOrderOf(localeTag(language)));
}
