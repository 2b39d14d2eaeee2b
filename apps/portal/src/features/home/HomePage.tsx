import { lazyPart, PageHeader } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { HomeViews } from '../../shared/home/HomeViews.tsx';
import { Changes } from './Changes.tsx';
import { ComingUp } from './ComingUp.tsx';
import { Due } from './Due.tsx';
import { greetingOf, hourIn } from './greeting.ts';
import { HomeNotices } from './HomeNotices.tsx';
import styles from './HomePage.module.css';
import { keepVisit, readLastVisit } from './lastVisit.ts';
import { NothingYet } from './NothingYet.tsx';
import { today as todayCall } from './today.ts';
import { useLiveToday } from './useLiveToday.ts';

const QuickActions = lazyPart(async () => ({ default: (await import('./QuickActions.tsx')).QuickActions }));
const SetupCard = lazyPart(async () => ({ default: (await import('./SetupCard.tsx')).SetupCard }));

/** Home page of all users: due tasks, coming events, changes, notices. */
export function HomePage() {
  const { t } = useTranslation('home');
  const user = useStore(userStore);
  const { data: today, error, refetch } = useQuery(todayCall);
  const [last] = useState(readLastVisit);
  const setup = useRef<HTMLDivElement>(null);
  useLiveToday();
  const keep = (): void => {
    if (today) keepVisit(today, today.setup ? (setup.current?.offsetHeight ?? 0) : 0);
  };
  useLayoutEffect(keep);
  const room = <div style={{ height: last.setup }} />;
  if (error && !today) return <CallFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <PageHeader title={t(`greeting.${greetingOf(hourIn(user?.timeZone))}`, { name: user?.realname ?? user?.username })} status={<HomeViews />} />
      <div className={styles.actions}>
        <Suspense>
          <QuickActions />
        </Suspense>
      </div>
      {(today ? today.setup !== null : last.setup > 0) && (
        <div ref={setup}>
          {today?.setup ? (
            <Suspense fallback={room}>
              <SetupCard status={today.setup} onShown={keep} />
            </Suspense>
          ) : (
            room
          )}
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Due today={today} waiting={last.due} />
          <ComingUp today={today} waiting={last.coming} />
          {today && today.due.length === 0 && today.coming.length === 0 && <NothingYet />}
        </div>
        <div className={styles.column}>
          <Changes today={today} waiting={last.changes} />
          <HomeNotices today={today} waiting={last.notices} />
        </div>
      </div>
    </div>
  );
}
