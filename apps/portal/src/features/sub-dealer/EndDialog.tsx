import type { DealerOpen, SubDealer } from '@harrow/api-client';
import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { OpinionField, ReasonField } from './StatusFields.tsx';
import styles from '../../shared/plainLists.module.css';
import { decideRequests, single, subDealers, terminateSubDealers, type Words } from './subDealers.ts';

interface EndDialogProps {
  unit: SubDealer;
  /** Its dealer has asked for it. */
  isAsked: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Closes a sub-dealer: what stands in the way, and why. */
export function EndDialog({ unit, isAsked, onClose, onSaved }: EndDialogProps) {
  const { t } = useTranslation('subDealer');
  const ids = [unit.id];
  const { data, error, refetch } = useQuery({
    queryKey: [...subDealers.key, 'end', unit.id, unit.version],
    // The plan stands in the answer, whatever a dry run has to say of the words.
    queryFn: () => terminateSubDealers({ ids }, true),
    staleTime: 0,
  });
  const plan = data?.plans[0];
  return (
    <EditDialog<Words>
      title={`${t('action.terminate')} · ${unit.name}`}
      okText={t('action.terminate')}
      initialValues={{}}
      save={(words) => single(isAsked ? decideRequests({ ids, accept: 'Y', ...words }) : terminateSubDealers({ ids, ...words }))}
      onSaved={onSaved}
      onClose={onClose}
      notice={
        error ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : plan === undefined ? (
          <ListSkeleton rows={2} />
        ) : plan.blockers.length > 0 ? (
          <>
            <Alert type="warning" showIcon title={t('end.blocked')} />
            <OpenList items={plan.blockers} />
          </>
        ) : (
          <Alert type="success" showIcon title={t('end.clean')} style={{ marginBlockEnd: 16 }} />
        )
      }
    >
      {!isAsked && <ReasonField />}
      <OpinionField required={!isAsked} />
    </EditDialog>
  );
}

function OpenList({ items }: { items: readonly DealerOpen[] }) {
  return (
    <ul className={styles.open}>
      {items.map(({ docType, docType_dictText: text, count, nos }) => (
        <li key={docType}>
          {`${text} (${count}): ${nos.join(', ')}`}
          {count > nos.length && ' …'}
        </li>
      ))}
    </ul>
  );
}
