import { canUse, HarrowProvider, PageSkeleton, type Sources, tablePermissions } from '@harrow/ui';
import '@harrow/ui/reset.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMemo } from 'react';
import { useStore } from '../../platform/store.ts';
import { FailureNotices } from '../failures/FailureNotices.tsx';
import { currentLanguage } from '../../platform/language.ts';
import { followMasters } from '../followMasters.ts';
import { followOtherWindows } from '../otherWindows.ts';
import { config } from '../../platform/config.ts';
import { lists } from '../../platform/installation.ts';
import { preferencesStore } from '../../platform/preferences.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { permissionsStore } from '../../platform/session/permissions.ts';
import { userStore } from '../../platform/session/session.ts';
import { followPermissions } from '../session/followPermissions.ts';
import { SessionGuard } from '../session/SessionGuard.tsx';
import { SessionLost } from '../session/SessionLost.tsx';
import { sources } from '../../shared/sources/sources.ts';
import { useAnnouncementRoom } from './banners/firstAnnouncements.ts';
import { NamedSearch } from './search/NamedSearch.tsx';
import { Workspace } from './Workspace.tsx';

/** Data sources with the user's current rights. */
function useSources(): Sources {
  const granted = useStore(permissionsStore);
  return useMemo(
    () => ({ ...sources, canUse: (code) => canUse(code, granted, config.buttonAuthMode), permissions: tablePermissions(granted, config.buttonAuthMode) }),
    [granted],
  );
}

/** Everything behind the login: look, data sources, session, and the pages. */
export function Shell() {
  const { theme, density, primaryColor, colorWeak } = useStore(preferencesStore);
  const user = useStore(userStore);
  const isRoomKnown = useAnnouncementRoom();
  useEffect(followOtherWindows, []);
  useEffect(followMasters, []);
  useEffect(followPermissions, []);
  return (
    <QueryClientProvider client={queryClient}>
      <HarrowProvider
        language={currentLanguage()}
        theme={theme}
        density={density}
        primaryColor={primaryColor}
        colorWeak={colorWeak}
        timeZone={user?.timeZone}
        pageSize={lists.pageSize}
        pageSizes={lists.pageSizeOptions}
        sources={useSources()}
      >
        <FailureNotices />
        <SessionLost />
        <NamedSearch>
          <SessionGuard>{(menu) => (isRoomKnown ? <Workspace menu={menu} /> : <PageSkeleton />)}</SessionGuard>
        </NamedSearch>
      </HarrowProvider>
    </QueryClientProvider>
  );
}
