import { PageSkeleton } from '@harrow/ui';
import { useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { NotFound } from '../shell/NotFound.tsx';
import { type FeatureModule, featureLoader } from './features.ts';
import { lazyPage, useArrived } from '../../platform/routing/lazyPage.tsx';
import type { Portal } from './portal.ts';

const Framed = lazyPage(async () => (await import('../shell/Framed.tsx')).Framed);

const TicketPaper = lazyPage(async () => (await import('./TicketPaper.tsx')).TicketPaper);

const notFound: RouteObject = { path: '*', element: <NotFound /> };

/** The pages of a feature, below the address that the menu gives it. */
function Feature({ name }: { name: string }) {
  const feature = useArrived(featureLoader(name));
  return feature ? <FeaturePages {...feature} /> : <PageSkeleton />;
}

function FeaturePages({ routes }: FeatureModule) {
  return useRoutes([...routes, notFound]);
}

/** The page at the current address; an address that the menu does not know is "not found". */
export function PortalRoutes({ portal }: { portal: Portal }) {
  const routes = useMemo(
    () => [
      ...portal.routes.map(({ path, feature, frameUrl }) => ({
        path: `${path}/*`,
        element: frameUrl ? <Framed path={path} url={frameUrl} menu={portal.menu} /> : <Feature name={feature} />,
      })),
      { path: '/print/:docType/*', element: <TicketPaper /> },
      notFound,
    ],
    [portal.menu, portal.routes],
  );
  return useRoutes(routes);
}
