import type { Dealer, DealerOpen } from '@harrow/api-client';
import { dealerMastersTerminateRecord } from '@harrow/api-client/records';
import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { todayIn } from '../../shared/todayIn.ts';
import styles from '../../shared/plainLists.module.css';
import { dealers, type Suspension, terminateDealer } from './dealers.ts';
import { SuspensionFields } from './StatusFields.tsx';

const SheetField = sheetFieldsOf(dealerMastersTerminateRecord, 'dealer');

type Ending = Suspension & { terminateDate: string };

interface TerminateDialogProps {
  dealer: Dealer;
  onClose: () => void;
  onSaved: () => void;
}

/** Input of the dry run; nothing is written. */
const asked: Suspension = { reason: 'other', opinion: 'dry run' };

/** Ends the contract with a dealer: what stands in the way, what will be closed, on which day and why. */
export function TerminateDialog({ dealer, onClose, onSaved }: TerminateDialogProps) {
  const { t } = useTranslation('dealer');
  const today = todayIn(dealer.timezone);
  const { data, error, refetch } = useQuery({
    queryKey: [...dealers.key, 'termination', dealer.id, dealer.version],
    queryFn: () => terminateDealer(dealer.id, { ...asked, terminateDate: today }, true),
    staleTime: 0,
  });
  const plan = data?.plans[0];
  const save = async (values: Ending): Promise<void> => {
    const { failed } = await terminateDealer(dealer.id, values);
    if (failed[0]) throw new Error(failed[0].text);
  };
  return (
    <EditDialog<Ending>
      title={t('terminate.title', { name: dealer.dealerName })}
      okText={t('action.terminate')}
      initialValues={{ terminateDate: today }}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
      notice={
        error ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : plan ? (
          <>
            {plan.blockers.length > 0 ? (
              <>
                <Alert type="warning" showIcon title={t('terminate.blocked')} />
                <OpenList dealerCode={dealer.dealerCode} items={plan.blockers} />
              </>
            ) : (
              <Alert type="success" showIcon title={t('terminate.clean')} style={{ marginBlockEnd: 16 }} />
            )}
            {plan.closes.length > 0 && (
              <>
                <Alert type="info" showIcon title={t('terminate.closes')} />
                <OpenList dealerCode={dealer.dealerCode} items={plan.closes} />
              </>
            )}
          </>
        ) : (
          <ListSkeleton rows={3} />
        )
      }
    >
      <SheetField name="terminateDate" note={t('terminate.later')} />
      <SuspensionFields />
    </EditDialog>
  );
}

/** Where the lists of documents of a dealer are. */
const lists: Readonly<Record<string, string>> = {
  vehicle: '/vehicle/list',
  warrantyClaim: '/service/warrantyClaim',
  arrivalAccept: '/vehicle/arrivalAccept',
  feedback: '/workbench/feedback',
  subDealer: '/network/subDealer',
};

function OpenList({ dealerCode, items }: { dealerCode: string; items: readonly DealerOpen[] }) {
  return (
    <ul className={styles.open}>
      {items.map(({ docType, docType_dictText: text, count, nos }) => {
        const list = lists[docType];
        const name = `${text} (${count})`;
        return (
          <li key={docType}>
            {list ? <Link to={`${list}?dealerCode=${dealerCode}`}>{name}</Link> : name}
            {': '}
            {nos.join(', ')}
            {count > nos.length && ' …'}
          </li>
        );
      })}
    </ul>
  );
}
