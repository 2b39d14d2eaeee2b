import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { DealerListPage } from './DealerListPage.tsx';

const DealerPage = documentPage(async () => (await import('./DealerPage.tsx')).DealerPage);

/** The maker's people see all dealers, a dealer's people their own. */
function Dealers() {
  return isMakerUser(useStore(userStore)) ? <DealerListPage /> : <DealerPage />;
}

/** Those who sell and repair, as the maker keeps them. */
export const routes: RouteObject[] = [
  { index: true, element: <Dealers /> },
  { path: 'add', element: <DealerPage /> },
  { path: 'edit/:id', element: <DealerPage /> },
  { path: 'detail/:id', element: <DealerPage /> },
];
