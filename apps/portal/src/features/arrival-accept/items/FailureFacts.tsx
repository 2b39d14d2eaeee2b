import { DictText, ReadOnlyField, YesNo } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGrant } from '../../../shared/usePermission.ts';
import { type SheetItem, useArrival } from '../arrivalKind.ts';
import { machineOf } from '../arrivals.ts';

/** Reason why an item failed, and how it was handled. */
export function FailureFacts({ line, row, isOpen }: SheetItem & { isOpen: boolean }) {
  const { t } = useTranslation('arrivalAccept');
  return (
    <>
      <ReadOnlyField label={t('field.items.failedReasonCode')}>
        {[line.failedReasonCode_dictText, row.failedReasonText].filter(Boolean).join(' · ')}
      </ReadOnlyField>
      <ReadOnlyField label={t('field.items.handling')}>{row.handling && <DictText dict="pdi_handling" value={row.handling} />}</ReadOnlyField>
      <ReadOnlyField label={t('field.items.handled')}>
        <YesNo value={row.handled} />
      </ReadOnlyField>
      {line.claimNo && (
        <ReadOnlyField label={t('field.items.claimNo')}>
          <Link className="hw-link" to={`/service/warrantyClaim?keyword=${line.claimNo}&status=`}>
            {line.claimNo}
          </Link>
        </ReadOnlyField>
      )}
      {isOpen && <NewClaim line={line} />}
    </>
  );
}

/** Link to a new claim for an item that waits for one. */
function NewClaim({ line }: Pick<SheetItem, 'line'>) {
  const { t } = useTranslation('arrivalAccept');
  const arrival = useArrival();
  const isWaiting = line.handling === 'claim' && !line.claimNo && line.id !== null;
  const { data: machine } = useQuery({ ...machineOf(arrival.vehicleId), enabled: useGrant('vehicle:query') && isWaiting });
  if (!isWaiting || !machine?.begins.includes('warrantyClaim')) return null;
  const search = new URLSearchParams({ vin: arrival.vin, claimType: 'pre_delivery', pdiItemId: line.id! });
  return (
    <Link className="hw-link" to={`/service/warrantyClaim/add?${search}`}>
      {t('item.newClaim')}
    </Link>
  );
}
