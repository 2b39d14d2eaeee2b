import { Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { DownloadPage } from '../features/login/DownloadPage.tsx';
import { LoginPages } from '../features/login/index.tsx';
import { NotFoundPage } from '../features/login/NotFoundPage.tsx';
import { ErrorBoundary } from './failures/ErrorBoundary.tsx';
import { PlainFailure } from './failures/PlainFailure.tsx';
import { featureLoader, featureNames } from './routing/features.ts';
import { knownFeature } from './routing/knownPages.ts';
import { lazyPage } from './routing/lazyPage.tsx';
import { loginPathFor } from './routing/redirectTarget.ts';
import { askAhead } from './session/permissions.ts';
import { isSignedIn } from './session/session.ts';

const Shell = lazyPage(async () => (await import('./shell/Shell.tsx')).Shell);

/**
 * Starts fetching what the first page needs: the shell, the menu, and the page itself if it was open here before, side by
 * side. The public pages came with the entry.
 * @param textsReady when messages can be loaded
 */
export async function preloadPageFor(path: string, textsReady: Promise<unknown>): Promise<void> {
  if (!isSignedIn() || path.startsWith('/user') || path === '/downLoadApp') return;
  askAhead();
  const feature = knownFeature(path);
  if (feature && featureNames.has(feature)) void textsReady.then(() => featureLoader(feature).load()).catch(() => undefined);
  await Shell.preload();
}

/** Everything but the public pages needs a login; `/404` keeps menu and header for those who have one. */
function SignedInOnly() {
  const { pathname, search, hash } = useLocation();
  if (isSignedIn()) return <Shell />;
  if (pathname === '/404') return <NotFoundPage />;
  return <Navigate to={loginPathFor(pathname + search + hash)} replace />;
}

/** The whole portal: public pages, and the shell for whoever is signed in. */
export function App() {
  return (
    <ErrorBoundary fallback={PlainFailure}>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/user/*" element={<LoginPages />} />
            <Route path="/downLoadApp" element={<DownloadPage />} />
            <Route path="*" element={<SignedInOnly />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </ErrorBoundary>
  );
}
