import { CloseOutlined, DownOutlined, PushpinFilled } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { useOverflow } from '../hooks/useOverflow.ts';
import { activate, closeLeft, closeOthers, closeRight, homeId, move, pin, refresh, type Tab, type Tabs } from '../model/tabs.ts';
import styles from '../TabbedLayout.module.css';

interface Props {
  tabs: Tabs;
  onTabsChange: (tabs: Tabs) => void;
  onClose: (id: string) => void;
}

const actions = { closeLeft, closeRight, closeOthers, refresh };
type Action = keyof typeof actions;

/**
 * The bar: pages are links, so that they can be opened in a window of their own. Delete closes, arrows walk, with Ctrl (or
 * Command) and Shift they move the tab; it can be dragged, too.
 */
export function TabBar({ tabs, onTabsChange, onClose }: Props) {
  const { t } = useTranslation('ui');
  const bar = useRef<HTMLUListElement>(null);
  const overflows = useOverflow(bar, tabs.list.length);
  const [dragged, setDragged] = useState<string>();
  const [place, setPlace] = useState<number>();
  const [moved, setMoved] = useState('');
  useEffect(() => {
    // With the next frame, which lays out the page anyway; at once it would be laid out twice.
    const frame = requestAnimationFrame(() => bar.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [tabs.activeId, tabs.list.length]);

  const closeUnlessPinned = (tab: Tab): void => {
    if (!tab.pinned) onClose(tab.id);
  };
  const moveTo = (tab: Tab, index: number): void => {
    const next = move(tabs, tab.id, index);
    if (next === tabs) return;
    onTabsChange(next);
    setMoved(t('tabs.moved', { title: tab.title, place: next.list.findIndex(({ id }) => id === tab.id) + 1, n: next.list.length }));
  };
  const handleKey = (event: KeyboardEvent<HTMLUListElement>): void => {
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')];
    const index = links.indexOf(event.target as HTMLAnchorElement);
    const tab = tabs.list[index];
    if (!tab) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step && (event.ctrlKey || event.metaKey) && event.shiftKey) {
      event.preventDefault();
      moveTo(tab, index + step);
      // The link has moved in the page, and lost the focus on the way.
      const link = links[index];
      requestAnimationFrame(() => link?.focus());
    } else if (step) links[(index + step + links.length) % links.length]?.focus();
    else if (event.key === 'Home') links[0]?.focus();
    else if (event.key === 'End') links.at(-1)?.focus();
    if (event.key === 'Delete') closeUnlessPinned(tab);
  };
  const menuOf = (tab: Tab): MenuProps => ({
    items: [
      ...(['closeLeft', 'closeRight', 'closeOthers', 'refresh'] as const).map((key) => ({ key, label: t(`tabs.${key}`) })),
      ...(tab.id === homeId ? [] : [{ type: 'divider' as const }, { key: 'pin', label: t(tab.pinned ? 'tabs.unpin' : 'tabs.pin') }]),
    ],
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation();
      onTabsChange(key === 'pin' ? pin(tabs, tab.id, !tab.pinned) : actions[key as Action](tabs, tab.id));
    },
  });
  const dragOver = (event: DragEvent, index: number): void => {
    if (dragged === undefined) return;
    event.preventDefault();
    setPlace(index);
  };
  const endDrag = (): void => {
    setDragged(undefined);
    setPlace(undefined);
  };
  const drop = (event: DragEvent, index: number): void => {
    event.preventDefault();
    const tab = tabs.list.find(({ id }) => id === dragged);
    if (tab) moveTo(tab, index);
    endDrag();
  };
  const from = tabs.list.findIndex(({ id }) => id === dragged);

  return (
    <nav aria-label={t('tabs.label')} className={styles.bar}>
      <ul ref={bar} onKeyDown={handleKey}>
        {tabs.list.map((tab, index) => (
          <Dropdown key={tab.id} trigger={['contextMenu']} menu={menuOf(tab)}>
            <li
              className={styles.tab}
              draggable={tab.id !== homeId}
              data-dragged={tab.id === dragged || undefined}
              data-drop={place === index && index !== from ? (index < from ? 'before' : 'after') : undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(tab.id);
              }}
              onDragOver={(event) => dragOver(event, index)}
              onDrop={(event) => drop(event, index)}
              onDragEnd={endDrag}
            >
              <a
                href={tab.fullPath}
                title={tab.title}
                draggable={false}
                aria-current={tab.id === tabs.activeId ? 'page' : undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onTabsChange(activate(tabs, tab.id));
                }}
                onMouseDown={(event) => {
                  // The middle button would start scrolling.
                  if (event.button === 1) event.preventDefault();
                }}
                onAuxClick={(event) => {
                  if (event.button !== 1) return;
                  event.preventDefault();
                  closeUnlessPinned(tab);
                }}
              >
                {tab.title}
                {tab.unsaved && (
                  <span className={styles.unsaved}>
                    <span className="hw-hidden"> {t('tabs.unsaved')}</span>
                  </span>
                )}
              </a>
              {tab.pinned ? (
                <button type="button" aria-label={t('tabs.unpinNamed', { title: tab.title })} onClick={() => onTabsChange(pin(tabs, tab.id, false))}>
                  <PushpinFilled aria-hidden />
                </button>
              ) : (
                tab.id !== homeId && (
                  <button type="button" aria-label={t('tabs.close', { title: tab.title })} onClick={() => onClose(tab.id)}>
                    <CloseOutlined aria-hidden />
                  </button>
                )
              )}
            </li>
          </Dropdown>
        ))}
      </ul>
      {overflows && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: tabs.list.map(({ id, title }) => ({ key: id, label: title })),
            selectedKeys: [tabs.activeId],
            onClick: ({ key }) => onTabsChange(activate(tabs, key)),
            style: { maxHeight: '60vh', overflow: 'auto' },
          }}
        >
          <button
            type="button"
            className={`${styles.more} hw-icon-button hw-focusable`}
            aria-label={t('tabs.all', { n: tabs.list.length })}
            title={t('tabs.all', { n: tabs.list.length })}
            aria-haspopup="menu"
          >
            <DownOutlined aria-hidden />
          </button>
        </Dropdown>
      )}
      <span role="status" className="hw-hidden">
        {moved}
      </span>
    </nav>
  );
}
