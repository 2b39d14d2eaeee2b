import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../HarrowProvider/useMediaQuery.ts';
import styles from './AppLayout.module.css';
import type { AppLayoutProps } from './AppLayout.types.ts';
import { SideMenu, wantsNewWindow } from './parts/SideMenu.tsx';

// Only narrow screens have a drawer.
const MenuDrawer = lazy(() => import('./parts/MenuDrawer.tsx'));

/** Below this width the menu is a drawer and tabs are off (portal specification, responsive breakpoint). */
export const mobileQuery = '(max-width: 767.99px)';

/**
 * The frame of an application: side menu of 200 px (80 collapsed, a drawer on narrow screens), header of 48 px, content.
 * It knows no router: it shows addresses and tells which one was chosen.
 */
export function AppLayout(props: AppLayoutProps) {
  const { collapsed, onCollapsedChange, onOpen, homeHref, headerEnd, notice, children } = props;
  const { t } = useTranslation('ui');
  const isMobile = useMediaQuery(mobileQuery);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const openHome = (event: MouseEvent): void => {
    if (wantsNewWindow(event)) return;
    event.preventDefault();
    open(homeHref);
  };
  const open = (key: string): void => {
    setDrawerOpen(false);
    onOpen(key);
  };
  const brand = (
    <a href={homeHref} className={styles.brand} onClick={openHome}>
      {props.logo}
      <span className={styles.product}>{props.productName}</span>
    </a>
  );
  const menu = (isCollapsed: boolean) => (
    <nav className={styles.menu} aria-label={t('layout.menu')}>
      <SideMenu menu={props.menu} selectedKey={props.selectedKey} collapsed={isCollapsed} onOpen={open} />
    </nav>
  );
  const toggle = isMobile ? t('layout.openMenu') : t(collapsed ? 'layout.expand' : 'layout.collapse');
  const ToggleIcon = isMobile ? MenuOutlined : collapsed ? MenuUnfoldOutlined : MenuFoldOutlined;

  return (
    <div className={styles.layout} data-collapsed={collapsed || undefined}>
      <a className={styles.skip} href="#content">
        {t('layout.skip')}
      </a>
      {!isMobile && (
        <aside className={styles.side} aria-label={props.productName}>
          {brand}
          {menu(collapsed)}
        </aside>
      )}
      <header className={styles.header}>
        <button
          type="button"
          className="hw-icon-button hw-focusable"
          aria-label={toggle}
          title={toggle}
          aria-expanded={isMobile ? isDrawerOpen : !collapsed}
          onClick={() => (isMobile ? setDrawerOpen(true) : onCollapsedChange(!collapsed))}
        >
          <ToggleIcon />
        </button>
        {isMobile && brand}
        <div className={styles.headerEnd}>{headerEnd}</div>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        {notice}
        {children}
      </main>
      {isMobile && isDrawerOpen && (
        <Suspense>
          <MenuDrawer title={props.productName} onClose={() => setDrawerOpen(false)}>
            {menu(false)}
          </MenuDrawer>
        </Suspense>
      )}
    </div>
  );
}
