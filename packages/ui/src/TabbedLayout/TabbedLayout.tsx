import { Activity, useState } from 'react';
import { useMessages } from '../HarrowProvider/notices/useMessages.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { hasUnsavedWork, LeaveScope, useAskToLeave } from '../useLeavePrompt/index.ts';
import { aliveIds, close, closedUnsaved, goneOrAnew, type Tab, type Tabs } from './model/tabs.ts';
import { TabBar } from './parts/TabBar.tsx';
import styles from './TabbedLayout.module.css';
import type { TabbedLayoutProps } from './TabbedLayout.types.ts';

/**
 * Open pages as tabs. Pages in the background keep what was typed, selected and scrolled, but rest: their effects and
 * subscriptions are off until they are shown again. The state is a plain value: see `createTabs`, `visit`, `close`.
 * Work that a page guards by `useLeavePrompt` keeps it alive; before its tab is closed or starts anew, the user is asked.
 */
export function TabbedLayout({ tabs, onTabsChange, renderPage, showBar = true, aliveLimit = 12, keeps }: TabbedLayoutProps) {
  const { t } = useTranslation('ui');
  const { message } = useMessages();
  const askToLeave = useAskToLeave();
  const alive = aliveIds(tabs, showBar ? aliveLimit : 1);
  const isAlive = (tab: Tab): boolean => tab.id === tabs.activeId || hasUnsavedWork(tab.id) || (alive.has(tab.id) && (keeps?.(tab) ?? true));
  // Tabs that have not been looked at yet, such as those of an earlier visit, must not slow down the first page.
  const [seen, setSeen] = useState(() => new Set([tabs.activeId]));
  if (!seen.has(tabs.activeId)) setSeen(new Set(tabs.list.map(({ id }) => id).filter((id) => seen.has(id) || id === tabs.activeId)));
  const change = (next: Tabs): void => {
    const unsaved = closedUnsaved(tabs, next).map(({ title }) => title);
    // Nothing is lost, so there is no question; but users should know where their input is.
    if (unsaved.length > 0) void message.info(t('tabs.kept', { title: unsaved.join(', ') }), 6);
    onTabsChange(next);
  };
  const handleChange = (next: Tabs): void => {
    const lost = goneOrAnew(tabs, next).find(({ id }) => hasUnsavedWork(id));
    if (!lost) return change(next);
    void askToLeave(lost.id).then((leaves) => leaves && change(next));
  };
  const handleClose = (id: string): void => {
    const result = close(tabs, id);
    if (typeof result === 'string') void message.warning(t(result === 'home' ? 'tabs.homeStays' : 'tabs.lastStays'));
    else handleChange(result);
  };
  return (
    <div className={styles.layout}>
      {showBar && <TabBar tabs={tabs} onTabsChange={handleChange} onClose={handleClose} />}
      {tabs.list
        .filter((tab) => isAlive(tab) && seen.has(tab.id))
        .map((tab) => (
          <Activity key={`${tab.id}:${tab.generation}`} mode={tab.id === tabs.activeId ? 'visible' : 'hidden'}>
            <div className={styles.page} data-tab={tab.id} data-page-scroller>
              <LeaveScope value={tab.id}>{renderPage(tab, tab.id === tabs.activeId)}</LeaveScope>
            </div>
          </Activity>
        ))}
    </div>
  );
}
