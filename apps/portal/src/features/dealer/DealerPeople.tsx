/** Users, contacts and sub-dealers of a dealer, beside its form. */
import { contactsList, type Dealer, resultOf, subDealerRecordsList, usersList } from '@harrow/api-client';
import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dealers } from './dealers.ts';
import styles from '../../shared/plainLists.module.css';

interface Line {
  key: string;
  name: string;
  more: string;
}

/** Maximum number shown; the lists have all of them. */
const most = 20;

interface LinesProps {
  name: string;
  dealer: Dealer;
  read: (signal: AbortSignal) => Promise<Line[]>;
}

function Lines({ name, dealer, read }: LinesProps) {
  const { t } = useTranslation('dealer');
  const { data, error, refetch } = useQuery({ queryKey: [...dealers.key, name, dealer.id], queryFn: ({ signal }) => read(signal) });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  if (data.length === 0) return <p className={styles.quiet}>{t('none')}</p>;
  return (
    <ul className={styles.lines}>
      {data.map(({ key, name: title, more }) => (
        <li key={key}>
          {title}
          <div className={styles.quiet}>{more}</div>
        </li>
      ))}
    </ul>
  );
}

interface OfDealerProps {
  dealer: Dealer;
}

export function DealerContacts({ dealer }: OfDealerProps) {
  const read = async (signal: AbortSignal): Promise<Line[]> => {
    const { records } = await resultOf(contactsList({ query: { dealerCode: dealer.dealerCode, pageSize: most, column: 'contactType', order: 'asc' }, signal }));
    return records.map(({ id, name, contactType_dictText: type, phone }) => ({ key: id, name, more: `${type} · ${phone}` }));
  };
  return <Lines name="contacts" dealer={dealer} read={read} />;
}

export function DealerUsers({ dealer }: OfDealerProps) {
  const read = async (signal: AbortSignal): Promise<Line[]> => {
    const { records } = await resultOf(usersList({ query: { departId: dealer.id, pageSize: most }, signal }));
    return records.map(({ id, realname, username, roleCodes_dictText: roles }) => ({ key: id, name: realname, more: `${username} · ${roles}` }));
  };
  return <Lines name="users" dealer={dealer} read={read} />;
}

export function DealerSubDealers({ dealer }: OfDealerProps) {
  const read = async (signal: AbortSignal): Promise<Line[]> => {
    const query = { dealerCode: dealer.dealerCode, status: 'pass', pageSize: most, column: 'subDealerCode', order: 'asc' } as const;
    const { records } = await resultOf(subDealerRecordsList({ query, signal }));
    return records.map(({ id, name, subDealerCode, dealerStatus_dictText: status }) => ({ key: id, name, more: `${subDealerCode} · ${status}` }));
  };
  return <Lines name="subDealers" dealer={dealer} read={read} />;
}
