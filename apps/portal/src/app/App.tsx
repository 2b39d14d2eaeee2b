import { Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LoginPages } from '../features/login/index.tsx';
import { ErrorBoundary } from '../platform/failures/ErrorBoundary.tsx';
import { PlainFailure } from '../platform/failures/PlainFailure.tsx';
import { loadTexts } from '../platform/language.ts';
import { lazyPage } from '../platform/routing/lazyPage.tsx';
import { loginPathFor } from '../platform/routing/redirectTarget.ts';
import { isSignedIn } from '../platform/session/session.ts';
import { LazyShell, preloadShell } from './shell/lazyShell.ts';

// Few come here: the login does not carry them.
const DownloadPage = lazyPage(async () => (await import('../features/login/DownloadPage.tsx')).DownloadPage);
const NotFoundPage = lazyPage(async () => (await import('../features/login/NotFoundPage.tsx')).NotFoundPage);

/** Loads the first page. The login came with the entry, except for its texts. */
export async function loadPageFor(location: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  if (!isSignedIn() || /^\/user(?:\/|$)/.test(location.pathname) || location.pathname === '/downLoadApp') return loadTexts('login');
  await (await import('./routing/firstPage.ts')).loadFirstPage(location);
}

/** Everything but the public pages needs a login; `/404` keeps menu and header for those who have one. */
function SignedInOnly() {
  const { pathname, search, hash } = useLocation();
  if (isSignedIn()) return <LazyShell />;
  if (pathname === '/404') return <NotFoundPage />;
  return <Navigate to={loginPathFor(pathname + search + hash)} replace />;
}

/** The whole portal: public pages, and the shell for signed-in users. */
export function App() {
  return (
    <ErrorBoundary fallback={PlainFailure}>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/user/*" element={<LoginPages onTyping={preloadShell} />} />
            <Route path="/downLoadApp" element={<DownloadPage />} />
            <Route path="*" element={<SignedInOnly />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </ErrorBoundary>
  );
}
