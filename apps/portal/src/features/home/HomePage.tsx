import { lazyPart, mobileQuery, PageHeader, useMediaQuery } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { HomeViews } from '../../shared/home/HomeViews.tsx';
import { moneyLines } from '../../shared/money/moneyLines.ts';
import { Changes } from './Changes.tsx';
import { ComingUp } from './ComingUp.tsx';
import { Due } from './Due.tsx';
import { greetingOf, hourIn } from './greeting.ts';
import { HomeNews } from './HomeNews.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import styles from './HomePage.module.css';
import { firstVisit, keepVisit, readLastVisit } from './lastVisit.ts';
import { MoneyDue } from './MoneyDue.tsx';
import { NothingYet } from './NothingYet.tsx';
import { today as todayCall } from './today.ts';
import { useLiveToday } from './useLiveToday.ts';

const QuickActions = lazyPart(async () => ({ default: (await import('./actions/QuickActions.tsx')).QuickActions }));
const SetupCard = lazyPart(async () => ({ default: (await import('./setup/SetupCard.tsx')).SetupCard }));

/** Px that the rows of the buttons take, however much room is kept for them. */
const rowsHeight = (buttons: HTMLElement | null): number =>
  buttons?.lastElementChild ? buttons.lastElementChild.getBoundingClientRect().bottom - buttons.getBoundingClientRect().top : 0;

/** Home page of all users: due tasks, coming events, changes, notices. */
export function HomePage() {
  const { t } = useTranslation('home');
  const user = useStore(userStore);
  const { data: answer, error, refetch } = useQuery(todayCall);
  const { data: sumsOfMoney, isLoading: isMoneyAsked, failureCount } = useQuery(moneyLines);
  const [lastVisit] = useState(readLastVisit);
  const last = lastVisit ?? firstVisit;
  // At a first visit nobody knows how much room the lines need: all of them come at once.
  const isGuess = !lastVisit && (!answer || (isMoneyAsked && failureCount === 0));
  const [today, money] = isGuess ? [undefined, undefined] : [answer, sumsOfMoney];
  const setup = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useLiveToday();
  const keep = (): void => {
    if (!today) return;
    const lines = money?.length ?? last.money;
    keepVisit(today, { money: lines, setup: today.setup ? (setup.current?.offsetHeight ?? 0) : 0, actions: rowsHeight(actions.current) });
  };
  useLayoutEffect(keep);
  // Notices have to begin within two screens of a phone.
  const isPhone = useMediaQuery(mobileQuery);
  const sums = <MoneyDue lines={money} waiting={last.money} />;
  const room = <div style={{ height: last.setup }} />;
  if (error && !answer) return <CallFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <PageHeader title={t(`greeting.${greetingOf(hourIn(user?.timeZone))}`, { name: user?.realname ?? user?.username })} status={<HomeViews />} />
      <div ref={actions} className={styles.actions} style={last.width === innerWidth ? { minHeight: last.actions } : undefined}>
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
      {/* Lines whose number was a guess are replaced as a whole instead of pushing each other about. */}
      <div key={isGuess ? 'guess' : 'lines'} className={styles.columns}>
        <div className={styles.column}>
          <Due today={today} waiting={last.due} />
          <ComingUp today={today} waiting={last.coming} />
          {today && today.due.length === 0 && today.coming.length === 0 && <NothingYet />}
        </div>
        <div className={styles.column}>
          {!isPhone && sums}
          <Changes today={today} waiting={last.changes} />
          <HomeNotices today={today} waiting={last.notices} />
          {isPhone && sums}
          <HomeNews today={today} />
        </div>
      </div>
    </div>
  );
}
