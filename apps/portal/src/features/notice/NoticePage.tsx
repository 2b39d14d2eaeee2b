import { lazyPart, PageHeader } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Suspense } from 'react';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { greetingOf, hourIn } from './greeting.ts';
import { LatestMessages } from './LatestMessages.tsx';
import { Notices } from './Notices.tsx';
import styles from './NoticePage.module.css';
import { TodoSummary } from './TodoSummary.tsx';
import { useLeadToSetup } from './useLeadToSetup.ts';

const QuickActions = lazyPart(async () => ({ default: (await import('./QuickActions.tsx')).QuickActions }));

/** The start page: first what is due, then notices, beside them the latest messages. */
export function NoticePage() {
  const { t } = useTranslation('notice');
  const user = useStore(userStore);
  useLeadToSetup();
  return (
    <div className={styles.page}>
      <PageHeader
        title={t(`greeting.${greetingOf(hourIn(user?.timeZone))}`, { name: user?.realname ?? user?.username })}
        actions={
          <Suspense>
            <QuickActions />
          </Suspense>
        }
      />
      <TodoSummary />
      <div className={styles.columns}>
        <Notices />
        <LatestMessages />
      </div>
    </div>
  );
}
