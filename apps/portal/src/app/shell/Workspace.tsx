import type { MenuItem } from '@harrow/api-client';
import { AppLayout, Breadcrumbs, FooterLinks, lazyPart, type MenuNode, mobileQuery, OfflineNotice, quietPart, TabbedLayout, useMediaQuery } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { useStore } from '../../platform/store.ts';
import { clientConfig } from '../../shared/clientConfig.ts';
import { CompanyLogo } from '../../shared/company/CompanyLogo.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { config } from '../../platform/config.ts';
import { changePreferences, preferencesStore } from '../../platform/preferences.ts';
import { featureNames } from '../routing/features.ts';
import { rememberPages } from '../routing/knownPages.ts';
import { buildMenu, buildRoutes, type MenuEntry, selectedKey, titleOf, trailOf, wayOutAt } from '../routing/menu.ts';
import { unopenedDrafts } from '../../platform/drafts/drafts.ts';
import { userStore } from '../../platform/session/session.ts';
import { menuChangedStore } from '../session/followPermissions.ts';
import { useCachedRoutes } from './tabs/cachedRoutes.ts';
import { HeaderEnd } from './header/HeaderEnd.tsx';
import { AnnouncementPlace } from './banners/AnnouncementPlace.tsx';
import { MenuIcon } from '../../shared/menu-icon/MenuIcon.tsx';
import { TabPage } from './tabs/TabPage.tsx';
import { useFirstPageShown } from './tabs/useFirstPageShown.ts';
import { useOnline } from './useOnline.ts';
import { usePreparedPages } from './tabs/usePreparedPages.ts';
import { useTabs } from './tabs/useTabs.ts';

const MustReadNotices = quietPart(async () => ({ default: (await import('./banners/MustReadNotices.tsx')).MustReadNotices }));
const PasswordReminder = quietPart(async () => ({ default: (await import('./banners/PasswordReminder.tsx')).PasswordReminder }));
const NoDepartmentBanner = quietPart(async () => ({ default: (await import('./banners/NoDepartmentBanner.tsx')).NoDepartmentBanner }));
const SuspensionBanner = quietPart(async () => ({ default: (await import('./banners/SuspensionBanner.tsx')).SuspensionBanner }));
const UnopenedDrafts = quietPart(async () => ({ default: (await import('./banners/UnopenedDrafts.tsx')).UnopenedDrafts }));
const MenuChanged = quietPart(async () => ({ default: (await import('./banners/MenuChanged.tsx')).MenuChanged }));
const DepartmentDialog = lazyPart(async () => ({ default: (await import('../session/DepartmentDialog.tsx')).DepartmentDialog }));

const toNode = ({ key, title, icon, externalUrl, children }: MenuEntry): MenuNode => ({
  key,
  title,
  icon: <MenuIcon name={icon} />,
  externalUrl,
  children: children?.map(toInnerNode),
});
const toInnerNode = (entry: MenuEntry): MenuNode => ({ ...toNode(entry), icon: undefined });

/** Ignores the request to close: the dialog must be answered. */
const stay = (): void => undefined;

/** Menu, header and the open pages. */
export function Workspace({ menu }: { menu: MenuItem[] }) {
  const isMobile = useMediaQuery(mobileQuery);
  const isOnline = useOnline();
  const isFirstPageShown = useFirstPageShown();
  const mustConfirm = usePermission('publicnotice:confirm');
  const { menuCollapsed, multiTab, layout, menuTheme, contentWidth, fixedHeader, autoHideHeader, fixedSideMenu } = useStore(preferencesStore);
  const user = useStore(userStore);
  const isMenuChanged = useStore(menuChangedStore);
  const unopened = useStore(unopenedDrafts);
  const portal = useMemo(() => {
    const routes = buildRoutes(menu, featureNames);
    const entries = buildMenu(menu, routes);
    return { menu, routes, entries, nodes: entries.map(toNode) };
  }, [menu]);
  useEffect(() => rememberPages(portal.routes), [portal.routes]);
  // The installation's settings for lists are kept for the next start.
  useQuery({ ...clientConfig(useLanguage()), enabled: isFirstPageShown });
  const { tabs, changeTabs, openPath } = useTabs(portal);
  const open = usePreparedPages(openPath);
  const isCached = useCachedRoutes(menu, tabs);
  const openEntry = (path: string): void => {
    const wayOut = wayOutAt(portal.entries, path);
    if (wayOut) void import('./leadOut.ts').then(({ leadOut }) => leadOut(wayOut));
    else open(path);
  };
  const active = tabs.list.find((tab) => tab.id === tabs.activeId);
  const activePath = active?.fullPath.split(/[?#]/, 1)[0] ?? '';
  const home = tabs.list[0]!;
  // The tab that stays may hold a list, which has its own name on the way to it.
  const title = (active === home ? titleOf(menu, activePath) : active?.title) ?? '';
  const trail = trailOf(portal, activePath, { title: home.title, href: home.fullPath }, title);

  return (
    <AppLayout
      productName={config.productName}
      logo={
        <CompanyLogo height={32} maxWidth={104}>
          <img src="/favicon.svg" alt="" width="24" height="24" />
        </CompanyLogo>
      }
      homeHref="/"
      menu={portal.nodes}
      selectedKey={selectedKey(portal, activePath)}
      pageKey={tabs.activeId}
      layout={layout}
      menuTheme={menuTheme}
      menuWidth={config.menuWidth}
      contentWidth={contentWidth}
      fixedHeader={fixedHeader}
      autoHideHeader={autoHideHeader}
      fixedSideMenu={fixedSideMenu}
      breadcrumb={<Breadcrumbs trail={trail} onOpen={open} />}
      footer={config.footerLinks.length > 0 && <FooterLinks links={config.footerLinks} />}
      collapsed={menuCollapsed}
      onCollapsedChange={(collapsed) => changePreferences({ menuCollapsed: collapsed })}
      onOpen={openEntry}
      headerEnd={<HeaderEnd portal={portal} isMobile={isMobile} onOpen={open} />}
      notice={
        <>
          {!isOnline && <OfflineNotice />}
          {isMenuChanged && (
            <Suspense>
              <MenuChanged />
            </Suspense>
          )}
          {unopened.length > 0 && (
            <Suspense>
              <UnopenedDrafts drafts={unopened} />
            </Suspense>
          )}
          {user?.passwordExpiring && (
            <Suspense>
              <PasswordReminder />
            </Suspense>
          )}
          {user && user.orgCode === null && (
            <Suspense>
              <NoDepartmentBanner />
            </Suspense>
          )}
          <AnnouncementPlace isDue={isFirstPageShown} />
          {user?.dealerCode && isFirstPageShown && (
            <Suspense>
              <SuspensionBanner />
            </Suspense>
          )}
        </>
      }
    >
      <TabbedLayout
        tabs={tabs}
        onTabsChange={changeTabs}
        showBar={multiTab && !isMobile}
        keeps={isCached}
        renderPage={(tab) => <TabPage tab={tab} tabs={tabs} portal={portal} onTabsChange={changeTabs} />}
      />
      {isFirstPageShown && mustConfirm && user && user.orgCode !== null && (
        <Suspense>
          <MustReadNotices />
        </Suspense>
      )}
      {user && user.orgCode === null && (
        <Suspense>
          <DepartmentDialog forced onClose={stay} />
        </Suspense>
      )}
    </AppLayout>
  );
}
