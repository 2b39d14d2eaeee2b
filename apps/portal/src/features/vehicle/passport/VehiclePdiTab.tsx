import { vehiclesPdiListOptions } from '@harrow/api-client/query';
import { DateText, ErrorState, formatNumber, ListSkeleton, StatusTag, useSettings, YesNo } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { billStatusTones } from '../../../shared/billStatus.ts';
import styles from './passport.module.css';

/** The acceptances of the machine, with what was not in order. */
export function VehiclePdiTab({ vehicleId }: { vehicleId: string }) {
  const { t } = useTranslation('vehicle');
  const { language } = useSettings();
  const { data, error, refetch } = useQuery({
    ...vehiclesPdiListOptions({ query: { id: vehicleId } }),
    // As fresh as the machine around it.
    staleTime: 0,
    select: ({ result }) => result,
  });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.length === 0) return <p className={styles.quiet}>{t('pdi.none')}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['acceptNo', 'status', 'arrivalDate', 'acceptanceDate', 'personnel', 'result', 'failed'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`pdi.${column}`)}
              </th>
            ))}
            <th scope="col" className={styles.right}>
              {t('pdi.photos')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((sheet) => (
            <tr key={sheet.id}>
              <td>
                <Link className="hw-link" to={`/vehicle/arrivalAccept/detail/${sheet.id}`}>
                  {sheet.acceptNo}
                </Link>
              </td>
              <td>
                <StatusTag color={billStatusTones[sheet.status]} text={sheet.status_dictText} />
              </td>
              <td>
                <DateText value={sheet.arrivalDate} />
              </td>
              <td>
                <DateText value={sheet.acceptanceDate} />
              </td>
              <td>{sheet.acceptancePersonnel ?? '–'}</td>
              <td>{sheet.result_dictText ?? '–'}</td>
              <td>
                {sheet.failed.length === 0 && '–'}
                {sheet.failed.map(({ itemCode, itemName, reason, handling, handled }) => (
                  <div key={itemCode}>
                    {[itemName, reason, handling].filter(Boolean).join(' · ')} · {t('pdi.handled')}: <YesNo value={handled} />
                  </div>
                ))}
              </td>
              <td className={styles.right}>{formatNumber(sheet.photos, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
