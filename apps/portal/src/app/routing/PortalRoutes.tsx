import { useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { NotFound } from '../shell/NotFound.tsx';
import { featureLoader } from './features.ts';
import { useLoaded } from './lazyPage.tsx';
import type { Portal } from './portal.ts';

const notFound: RouteObject = { path: '*', element: <NotFound /> };

/** The pages of a feature, below the address that the menu gives it. */
function Feature({ name }: { name: string }) {
  const { routes } = useLoaded(featureLoader(name));
  return useRoutes([...routes, notFound]);
}

/** The page at the address around it; whatever the menu does not know is "not found". */
export function PortalRoutes({ portal }: { portal: Portal }) {
  const routes = useMemo(
    () => [...portal.routes.map(({ path, feature }) => ({ path: `${path}/*`, element: <Feature name={feature} /> })), notFound],
    [portal.routes],
  );
  return useRoutes(routes);
}
