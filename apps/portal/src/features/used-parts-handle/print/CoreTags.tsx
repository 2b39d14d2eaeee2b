import type { UsedPartsHandle } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useTranslation } from 'react-i18next';

/** Labels to tie to the cores of a document, as those of their claims are. */
export function CoreTags({ handle }: { handle: UsedPartsHandle }) {
  const { t } = useTranslation('usedPartsHandle');
  const { language } = useSettings();
  if (handle.lines.length === 0) return <p className="print-sheet">{t('noLines')}</p>;
  return (
    <div className="print-sheet claim-tags">
      {handle.lines.map(({ id, tagNo, partsCode, partsName, handledQty, oldSerialNo, vin }) => (
        <article key={id} className="claim-tag">
          <QRCodeSVG value={`${tagNo} ${partsCode}`} title={tagNo} role="img" size={96} level="M" fgColor="#000" bgColor="#fff" />
          <div>
            <h2>{tagNo}</h2>
            <p className="claim-tag-part">
              {partsCode} × {formatNumber(handledQty, language)}
            </p>
            <p className="claim-tag-name">{partsName}</p>
            {oldSerialNo && (
              <p>
                {t('field.lines.oldSerialNo')} {oldSerialNo}
              </p>
            )}
            <p>{vin}</p>
            <p className="claim-tag-name">{handle.subDealerName ?? handle.dealerName}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
