import type { PartsArrival } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useTranslation } from 'react-i18next';

/** Labels for the bins that the received parts go to, two beside each other on A4. */
export function BinLabels({ arrival }: { arrival: PartsArrival }) {
  const { t } = useTranslation('partsArrival');
  const { language } = useSettings();
  const received = arrival.lines.filter(({ receivedQty, damagedQty }) => (receivedQty ?? 0) > (damagedQty ?? 0));
  if (received.length === 0) return <p className="print-sheet">{t('print.noLabels')}</p>;
  return (
    <div className="print-sheet part-tags">
      {received.map(({ id, partsCode, partsName, binLocation, receivedQty, damagedQty, packedQty, unit_dictText: unit }) => (
        <article key={id} className="part-tag">
          <QRCodeSVG value={partsCode} title={partsCode} role="img" size={96} level="M" fgColor="#000" bgColor="#fff" />
          <div>
            <h2>{binLocation ?? arrival.warehouse}</h2>
            <p className="part-tag-part">{partsCode}</p>
            <p className="part-tag-names">{partsName}</p>
            <p>{`${formatNumber(Math.min(receivedQty ?? 0, packedQty) - (damagedQty ?? 0), language)} ${unit}`}</p>
            <p>{arrival.arrivalNo}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
