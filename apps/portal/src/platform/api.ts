import { connectClient, createApi, createTokenStore } from '@harrow/api-client';
import { matchPath } from 'react-router-dom';
import { resumed } from './session/signInInPlace.ts';
import { createStore } from './store.ts';
import { readStored } from './stored.ts';
import { keepDownloadCookie } from './downloadCookie.ts';
import { config } from './config.ts';
import { emitFailure } from './failures/failureEvents.ts';
import { currentLanguage } from './language.ts';

/** Browsers that forbid the storage throw as soon as it is named: the token then lives as long as the page. */
const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

/** The login token of this browser. */
export const tokens = keepDownloadCookie(createTokenStore(storage));

/** Pages of a low-code application say which one it is; their calls carry its id. */
function openAppId(): string | undefined {
  return matchPath('/low-app/:appId/*', location.pathname)?.params.appId;
}

/** Stamp of all dictionaries, from the last answer of the server. */
export const dictionaryVersion = createStore<string | undefined>(undefined);

export const api = createApi({
  baseUrl: config.baseUrl,
  headers: config.headers,
  signingSecret: config.signingSecret,
  signingCoversTime: config.signingCoversTime,
  tokens,
  tenantId: () => readStored<string | number>('TENANT_ID') ?? 0,
  appId: openAppId,
  language: currentLanguage,
  onAnswer(headers) {
    const version = headers.get('X-Dictionary-Version');
    if (version) dictionaryVersion.set(version);
  },
  onError: (error) => emitFailure({ type: 'failed', error }),
  onSessionLost: (error) => emitFailure({ type: 'sessionLost', error }),
});

connectClient({ ...api, fetch: resumed(api.fetch) });

/** For calls that bring a ticket of their own: the login is not sent with them, and a ticket that is refused does not end it. */
export const apiWithoutLogin = createApi({
  ...api.config,
  tokens: createTokenStore({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
});
