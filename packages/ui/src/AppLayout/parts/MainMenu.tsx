import { Menu, type MenuProps } from 'antd';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { useWaitsForBrowser } from '../../serverStyles/useWaitsForBrowser.ts';
import type { MenuNode } from '../AppLayout.types.ts';
import { accordion, groupsOf } from '../model/openGroups.ts';

interface Props {
  /** Below each other at the side, or in a row at the top. */
  mode: 'inline' | 'horizontal';
  theme: 'light' | 'dark';
  menu: readonly MenuNode[];
  selectedKey?: string;
  collapsed: boolean;
  onOpen: (key: string) => void;
}

type Items = NonNullable<MenuProps['items']>;

/** A click that asks for a new tab or window belongs to the browser. */
export const wantsNewWindow = (event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

function leaveToMenu(event: MouseEvent): void {
  // The menu opens the page; without this the browser would load it, too.
  if (!wantsNewWindow(event)) event.preventDefault();
}

function toItems(nodes: readonly MenuNode[], newWindow: string): Items {
  return nodes.map(({ key, title, icon, externalUrl, children }) => {
    if (children) return { key, label: title, title, icon, children: toItems(children, newWindow) };
    const label = externalUrl ? (
      <a href={externalUrl} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
        {title}
        <span className="hw-hidden"> {newWindow}</span>
      </a>
    ) : (
      <a href={key} tabIndex={-1} onClick={leaveToMenu}>
        {title}
      </a>
    );
    return { key, label, title, icon };
  });
}

function findNode(nodes: readonly MenuNode[], key: string): MenuNode | undefined {
  for (const node of nodes) {
    const found = node.key === key ? node : findNode(node.children ?? [], key);
    if (found) return found;
  }
  return undefined;
}

/** The menu itself. At the side the groups of the open page are open; collapsed, and at the top, groups fly out instead. */
export function MainMenu({ mode, theme, menu, selectedKey, collapsed, onOpen }: Props) {
  const { t } = useTranslation('ui');
  const waits = useWaitsForBrowser();
  // One state: React may drop what is set while rendering where another change of the same state waits, and then both have to be dropped,
  // or the page would count as shown with its groups closed.
  const [{ open, shownKey }, setState] = useState(() => ({ open: groupsOf(menu, selectedKey), shownKey: selectedKey }));
  if (selectedKey !== shownKey)
    setState((current) => {
      const missing = groupsOf(menu, selectedKey).filter((key) => !current.open.includes(key));
      return { open: accordion(menu, current.open, [...current.open, ...missing]), shownKey: selectedKey };
    });
  if (waits) return null;
  return (
    <Menu
      mode={mode}
      theme={theme}
      items={toItems(menu, t('layout.newWindow'))}
      {...(mode === 'inline' && { inlineCollapsed: collapsed })}
      inlineIndent={16}
      selectedKeys={selectedKey ? [selectedKey] : []}
      {...(mode === 'inline' &&
        !collapsed && { openKeys: open, onOpenChange: (keys: string[]) => setState((current) => ({ ...current, open: accordion(menu, current.open, keys) })) })}
      onClick={({ key, domEvent }) => {
        const url = findNode(menu, key)?.externalUrl;
        const isKey = domEvent.type === 'keydown';
        if (url) {
          // A click on the link has opened it already.
          if (isKey) window.open(url, '_blank', 'noopener');
        } else if (isKey || !wantsNewWindow(domEvent)) onOpen(key);
      }}
    />
  );
}
