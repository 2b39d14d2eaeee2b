import { CloseOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { activate, closeLeft, closeOthers, closeRight, homeId, refresh, type Tab, type Tabs } from '../model/tabs.ts';
import styles from '../TabbedLayout.module.css';

interface Props {
  tabs: Tabs;
  onTabsChange: (tabs: Tabs) => void;
  onClose: (id: string) => void;
}

const actions = { closeLeft, closeRight, closeOthers, refresh };
type Action = keyof typeof actions;

/** The bar: pages are links, so that they can be opened in a window of their own. Delete closes, arrows move. */
export function TabBar({ tabs, onTabsChange, onClose }: Props) {
  const { t } = useTranslation('ui');
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // With the next frame, which lays out the page anyway; at once it would be laid out twice.
    const frame = requestAnimationFrame(() => bar.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [tabs.activeId, tabs.list.length]);

  const handleKey = (event: KeyboardEvent<HTMLUListElement>): void => {
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')];
    const index = links.indexOf(event.target as HTMLAnchorElement);
    if (index < 0) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step) links[(index + step + links.length) % links.length]?.focus();
    if (event.key === 'Delete') onClose(tabs.list[index]!.id);
  };
  const menuOf = (tab: Tab): MenuProps => ({
    items: (['closeLeft', 'closeRight', 'closeOthers', 'refresh'] as const).map((key) => ({ key, label: t(`tabs.${key}`) })),
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation();
      onTabsChange(actions[key as Action](tabs, tab.id));
    },
  });

  return (
    <nav aria-label={t('tabs.label')} className={styles.bar}>
      <ul ref={bar} onKeyDown={handleKey}>
        {tabs.list.map((tab) => (
          <Dropdown key={tab.id} trigger={['contextMenu']} menu={menuOf(tab)}>
            <li className={styles.tab}>
              <a
                href={tab.fullPath}
                title={tab.title}
                aria-current={tab.id === tabs.activeId ? 'page' : undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onTabsChange(activate(tabs, tab.id));
                }}
                onAuxClick={(event) => {
                  if (event.button !== 1) return;
                  event.preventDefault();
                  onClose(tab.id);
                }}
              >
                {tab.title}
                {tab.unsaved && (
                  <span className={styles.unsaved}>
                    <span className="hw-hidden"> {t('tabs.unsaved')}</span>
                  </span>
                )}
              </a>
              {tab.id !== homeId && (
                <button type="button" aria-label={t('tabs.close', { title: tab.title })} onClick={() => onClose(tab.id)}>
                  <CloseOutlined />
                </button>
              )}
            </li>
          </Dropdown>
        ))}
      </ul>
    </nav>
  );
}
