import { PageHeader } from '@harrow/ui';
import { LazyPart } from '../../app/failures/LazyPart.tsx';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../app/routing/lazyPage.tsx';
import { userStore } from '../../app/session/session.ts';
import { useStore } from '../../shared/store.ts';
import { greetingOf } from './greeting.ts';
import { LatestMessages } from './LatestMessages.tsx';
import { Notices } from './Notices.tsx';
import styles from './NoticePage.module.css';
import { TodoSummary } from './TodoSummary.tsx';

const QuickActions = lazyPage(async () => (await import('./QuickActions.tsx')).QuickActions);

/** The start page: first what is due, then notices, beside them the latest messages. */
export function NoticePage() {
  const { t } = useTranslation('notice');
  const user = useStore(userStore);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t(`greeting.${greetingOf(new Date().getHours())}`, { name: user?.realname ?? user?.username })}
        actions={
          <LazyPart>
            <QuickActions />
          </LazyPart>
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
