import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { type CSSProperties, type MouseEvent, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import { darkPalette, toCssVariables } from '../HarrowProvider/look/palette.ts';
import { useSettings } from '../HarrowProvider/settings.ts';
import { useMediaQuery } from '../HarrowProvider/look/useMediaQuery.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { ServerStyles } from '../serverStyles/ServerStyles.tsx';
import { useStyleOf } from '../serverStyles/useStyleOf.ts';
import styles from './AppLayout.module.css';
import type { AppLayoutProps } from './AppLayout.types.ts';
import { usePageScroll } from './hooks/usePageScroll.ts';
import { MainMenu, wantsNewWindow } from './parts/MainMenu.tsx';

// Only narrow screens have a drawer.
const MenuDrawer = lazyPart(() => import('./parts/MenuDrawer.tsx'));

/**
 * Below this width the menu is a drawer and tabs are off.
 * As `max-width` Chromium takes the breakpoint for 768 px, and gives a tablet the layout of a phone.
 */
export const mobileQuery = '(width < 768px)';
/** Below this width a side menu is collapsed until it is opened (the same, upper breakpoint). */
export const tabletQuery = '(width < 1088px)';

/**
 * The frame of an application: menu at the side (200 px, 80 collapsed) or in the header, a drawer on narrow screens;
 * header of 48 px, content, footer. It knows no router: it shows addresses and tells which one was chosen.
 */
export function AppLayout(props: AppLayoutProps) {
  const { onOpen, homeHref, headerEnd, notice, children, layout = 'sidemenu', menuTheme = 'light', menuWidth = 200 } = props;
  const { fixedHeader = true, autoHideHeader = false, fixedSideMenu = true, pageKey = props.selectedKey } = props;
  const { t } = useTranslation('ui');
  const { primaryColor } = useSettings();
  const isMobile = useMediaQuery(mobileQuery);
  const isTablet = useMediaQuery(tabletQuery) && !isMobile;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // On a tablet the menu makes room by itself; opening it there says nothing about a wider window.
  const [isOpenOnTablet, setOpenOnTablet] = useState(false);
  const collapsed = isTablet ? !isOpenOnTablet : props.collapsed;
  const isTop = layout === 'topmenu' && !isMobile;
  const isSide = !isTop && !isMobile;
  const frame = useRef<HTMLDivElement>(null);
  const headerMode = fixedHeader ? (autoHideHeader ? 'autoHide' : 'fixed') : 'scrolls';
  const isHeaderHidden = usePageScroll(frame, headerMode, isSide && !fixedSideMenu, pageKey);

  const openHome = (event: MouseEvent): void => {
    if (wantsNewWindow(event)) return;
    event.preventDefault();
    open(homeHref);
  };
  const open = (key: string): void => {
    setDrawerOpen(false);
    onOpen(key);
  };
  const toggleMenu = (): void => {
    if (isMobile) setDrawerOpen(true);
    else if (isTablet) setOpenOnTablet(collapsed);
    else props.onCollapsedChange(!collapsed);
  };
  const brand = (
    <a href={homeHref} className={styles.brand} aria-label={props.productName} onClick={openHome}>
      {props.logo}
      <span className={styles.product}>{props.productName}</span>
    </a>
  );
  const menu = (mode: 'inline' | 'horizontal', isCollapsed: boolean, theme: 'light' | 'dark') => (
    <nav className={styles.menu} aria-label={t('layout.menu')}>
      <MainMenu mode={mode} theme={theme} menu={props.menu} selectedKey={props.selectedKey} collapsed={isCollapsed} onOpen={open} />
    </nav>
  );
  const toggle = isMobile ? t('layout.openMenu') : t(collapsed ? 'layout.expand' : 'layout.collapse');
  const ToggleIcon = isMobile ? MenuOutlined : collapsed ? MenuUnfoldOutlined : MenuFoldOutlined;
  // The container of a dark menu takes all its colours from the dark palette.
  const menuColors = menuTheme === 'dark' ? (toCssVariables(darkPalette, primaryColor) as CSSProperties) : undefined;
  const widths = { '--menu': `${menuWidth}px` } as CSSProperties;
  const styleOf = useStyleOf();

  return (
    <div
      ref={frame}
      className={styles.layout}
      {...styleOf(widths)}
      data-layout={isTop ? 'topmenu' : 'sidemenu'}
      data-collapsed={(isSide && collapsed) || undefined}
      data-header-hidden={isHeaderHidden || undefined}
      data-content-width={isTop ? props.contentWidth : undefined}
    >
      <ServerStyles styleOf={styleOf} styles={() => [widths, menuColors]} />
      <a className={styles.skip} href="#content">
        {t('layout.skip')}
      </a>
      {isSide && (
        <aside
          className={styles.side}
          aria-label={props.productName}
          data-menu-theme={menuTheme}
          data-moves={!fixedSideMenu || undefined}
          {...styleOf(menuColors)}
        >
          {brand}
          {menu('inline', collapsed, menuTheme)}
        </aside>
      )}
      <header className={styles.header} data-menu-theme={isTop ? menuTheme : undefined} {...styleOf(isTop ? menuColors : undefined)}>
        {!isTop && (
          <button
            type="button"
            className="hw-icon-button hw-focusable"
            aria-label={toggle}
            title={toggle}
            aria-expanded={isMobile ? isDrawerOpen : !collapsed}
            onClick={toggleMenu}
          >
            <ToggleIcon aria-hidden />
          </button>
        )}
        {!isSide && brand}
        {isTop && menu('horizontal', false, menuTheme)}
        {isSide && props.breadcrumb && <div className={styles.breadcrumb}>{props.breadcrumb}</div>}
        <div className={styles.headerEnd}>{headerEnd}</div>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        {notice}
        {isTop && props.breadcrumb && <div className={styles.breadcrumbLine}>{props.breadcrumb}</div>}
        {children}
      </main>
      {props.footer && <footer className={styles.footer}>{props.footer}</footer>}
      {isMobile && isDrawerOpen && (
        <Suspense>
          <MenuDrawer title={props.productName} onClose={() => setDrawerOpen(false)}>
            {menu('inline', false, 'light')}
          </MenuDrawer>
        </Suspense>
      )}
    </div>
  );
}
