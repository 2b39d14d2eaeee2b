import { PageSkeleton } from '@harrow/ui';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';
import { PrintPage } from '../../../shared/print/PrintPage.tsx';
import { useTabTitle } from '../../../shared/tab.ts';
import { labelled } from '../stock.ts';

/** Labels for bins: code, name and a code to scan, of the parts in the address (`?codes=…`). */
export function BinLabelsPage() {
  const { t } = useTranslation('partsStock');
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(labelled(search.get('codes') ?? ''));
  useTabTitle(t('labels.title'));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  // A part that lies in several warehouses has a label for each of its bins.
  const labels = [...new Map(data.records.map((row) => [`${row.partsCode} ${row.binLocation}`, row])).entries()];
  return (
    <PrintPage>
      {labels.length === 0 && <p className="print-sheet">{t('labels.none')}</p>}
      <div className="print-sheet part-tags">
        {labels.map(([key, { partsCode, partsName, binLocation, warehouse }]) => (
          <article key={key} className="part-tag">
            <QRCodeSVG value={partsCode} title={partsCode} role="img" size={96} level="M" fgColor="#000" bgColor="#fff" />
            <div>
              <h2>{partsCode}</h2>
              <p className="part-tag-names">{partsName}</p>
              <p className="part-tag-name">{[warehouse, binLocation].filter(Boolean).join(' · ')}</p>
            </div>
          </article>
        ))}
      </div>
    </PrintPage>
  );
}
