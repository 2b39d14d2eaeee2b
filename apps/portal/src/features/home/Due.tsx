import type { HomeDue, Today } from '@harrow/api-client';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import { formatNumber, mobileQuery, useMediaQuery } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { daysFrom, shortDay } from '../../shared/shortDay.ts';
import { todayIn } from '../../shared/todayIn.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { Block } from './Block.tsx';
import styles from './HomePage.module.css';

const most = 8;
const mostOnPhone = 5;

const inbox = '/workbench/todo';

/** Due tasks, one line per kind; late ones first. */
export function Due({ today, waiting }: { today: Today | undefined; waiting: number }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const limit = useMediaQuery(mobileQuery) ? mostOnPhone : most;
  const lines = today?.due ?? [];
  const number = (value: number): string => formatNumber(value, language);
  const all = t('due.all', { n: number(today?.dueTotal ?? 0) });
  return (
    // The last grey line is that of the link to all.
    <Block title={t('due.title')} waiting={today ? undefined : Math.min(waiting, limit) + 1}>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.slice(0, limit).map((line) => (
            <li key={`${line.docType}.${line.task}`}>
              <DueLine line={line} />
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 ? (
        <Link className={`${styles.line} ${styles.all}`} to={inbox}>
          {today && today.lateTotal > 0 ? `${all} · ${t('due.late', { n: number(today.lateTotal) })}` : all}
        </Link>
      ) : (
        <p className={`${styles.line} ${styles.none}`}>{t('due.none')}</p>
      )}
    </Block>
  );
}

function DueLine({ line }: { line: HomeDue }) {
  const language = useLanguage();
  const { docType, task, text, count, one } = line;
  const about = one && [...new Set([one.docNo, one.subject ?? one.vin, one.dealerName])].filter(Boolean).join(' · ');
  return (
    <Link className={styles.line} to={one?.path ?? `${inbox}?${new URLSearchParams({ docType, task })}`}>
      <span className={styles.text}>
        {text}
        <span className={one ? styles.about : styles.figure} title={about ?? undefined}>
          {about ?? formatNumber(count, language)}
        </span>
      </span>
      <Urgency line={line} />
    </Link>
  );
}

/** Urgency of a line: days late, last day, or waiting time, as a text, and with an icon if it is urgent. */
function Urgency({ line: { count, late, nearlyLate, since, dueOn } }: { line: HomeDue }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const days = Math.max(0, daysFrom(since, todayIn()));
  const waits = days === 0 ? t('due.new') : t('due.waiting', { count: days });
  if (late > 0 && dueOn !== null) {
    const date = shortDay(dueOn, language);
    return (
      <span className={styles.late}>
        <ExclamationCircleFilled aria-hidden /> {count === 1 ? t('due.lateOne', { date }) : t('due.lateSince', { n: formatNumber(late, language), date })}
      </span>
    );
  }
  if (nearlyLate > 0)
    return (
      <span className={styles.soon}>
        <ClockCircleOutlined aria-hidden /> {dueOn === null ? waits : t('due.until', { date: shortDay(dueOn, language) })}
      </span>
    );
  return <span className={styles.meta}>{waits}</span>;
}
