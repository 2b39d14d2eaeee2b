import type { MarketActiveItem } from '@harrow/api-client';
import { formatDate, ListSkeleton, localeTag, PageHeader, StatusTag, useMediaQuery, mobileQuery, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { billStatusTones } from '../../../shared/billStatus.ts';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';
import { daysOfMonth } from '../../../shared/daysOfMonth.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import { activitiesOfMonth, activityListing } from '../activities.ts';
import styles from './calendar.module.css';
import { keptFilters, listAddress } from './calendarAddress.ts';
import { monthAfter, onDay, weeksOf } from './monthWeeks.ts';

const isMonth = (text: string | null): text is string => text !== null && /^(19[5-9]\d|20\d\d)-(0[1-9]|1[0-2])$/.test(text);

/** Activities by month, with the filters of the list. Month and filters stand in the address. */
export function ActivityCalendarPage() {
  const { t } = useTranslation('marketActive');
  const { language, timeZone } = useSettings();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(mobileQuery);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month');
  const thisMonth = todayIn(timeZone).slice(0, 7);
  const month = isMonth(asked) ? asked : thisMonth;
  const { data, error, refetch } = useQuery(activitiesOfMonth(month, keptFilters(search)));
  const show = (next: string): void =>
    setSearch((before) => {
      const address = new URLSearchParams(before);
      address.set('month', next);
      return address;
    });
  const name = new Intl.DateTimeFormat(localeTag(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        actions={
          <Flex gap={8} wrap>
            <Button onClick={() => show(monthAfter(month, -1))}>{t('list.before')}</Button>
            <Button onClick={() => show(thisMonth)} disabled={month === thisMonth}>
              {t('list.thisMonth')}
            </Button>
            <Button onClick={() => show(monthAfter(month, 1))}>{t('list.after')}</Button>
            <Button type="primary" onClick={() => void navigate(listAddress(search))}>
              {t('list.list')}
            </Button>
          </Flex>
        }
      />
      <h2 className={styles.month} aria-live="polite">
        {name}
      </h2>
      {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data?.capped && <Alert type="warning" showIcon title={t('list.capped', { n: data.records.length })} />}
      {data && (isNarrow ? <DayList month={month} records={data.records} /> : <MonthTable month={month} name={name} records={data.records} />)}
    </div>
  );
}

interface MonthProps {
  month: string;
  records: readonly MarketActiveItem[];
}

/** The month as a table of weeks. */
function MonthTable({ month, name, records }: MonthProps & { name: string }) {
  const { language, timeZone } = useSettings();
  const weeks = weeksOf(month);
  const today = todayIn(timeZone);
  const weekday = new Intl.DateTimeFormat(localeTag(language), { weekday: 'short', timeZone: 'UTC' });
  return (
    <table className={styles.table} aria-label={name}>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col">
              {weekday.format(new Date(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} data-other={!day.startsWith(month) || undefined} data-today={day === today || undefined}>
                <time dateTime={day}>{Number(day.slice(8))}</time>
                <Activities records={onDay(records, day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The month as a list of its days with activities, for narrow screens. */
function DayList({ month, records }: MonthProps) {
  const { t } = useTranslation('marketActive');
  const { begin, end } = daysOfMonth(month);
  const days = weeksOf(month)
    .flat()
    .filter((day) => day >= begin && day <= end && onDay(records, day).length > 0);
  if (days.length === 0) return <p>{t('list.none')}</p>;
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day}>
          <time dateTime={day}>{formatDate(day)}</time>
          <Activities records={onDay(records, day)} />
        </li>
      ))}
    </ul>
  );
}

function Activities({ records }: { records: readonly MarketActiveItem[] }) {
  if (records.length === 0) return null;
  return (
    <ul className={styles.activities}>
      {records.map(({ id, title, status, status_dictText, dealerName, subDealerName }) => (
        <li key={id}>
          <Link className="hw-link" to={`${activityListing.address}/detail/${id}`} title={`${title} · ${subDealerName ?? dealerName}`}>
            <StatusTag variant="dot" color={billStatusTones[status]} text={status_dictText} />
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
