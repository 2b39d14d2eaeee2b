import { QRCodeSVG } from '@rc-component/qrcode';
import { Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { PrintedParts } from './PrintedParts.tsx';

/** Labels for the shelf: code, name, price and the code to scan. */
export function LabelsPage() {
  const { t } = useTranslation('parts');
  return (
    <PrintedParts title={t('printLabels')}>
      {(parts) => (
        <div className="print-sheet part-tags">
          {parts.map(({ id, partsCode, partsName, specification, unitPrice, currency }) => (
            <article key={id} className="part-tag">
              <QRCodeSVG value={partsCode} title={partsCode} role="img" size={96} level="M" fgColor="#000" bgColor="#fff" />
              <div>
                <h2>{partsCode}</h2>
                <p className="part-tag-names">{partsName}</p>
                {specification && <p className="part-tag-name">{specification}</p>}
                {unitPrice !== null && (
                  <p className="part-tag-part">
                    <Money amount={unitPrice} currency={currency} />
                  </p>
                )}
              </div>
            </article>
          ))}
        </div>
      )}
    </PrintedParts>
  );
}
