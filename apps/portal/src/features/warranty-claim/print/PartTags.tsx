import type { WarrantyClaim } from '@harrow/api-client';
import { DateText, formatNumber, useSettings } from '@harrow/ui';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useTranslation } from 'react-i18next';
import { partTags } from './partTags.ts';

/** Labels to tie to the used parts of a claim, two beside each other on A4. */
export function PartTags({ claim }: { claim: WarrantyClaim }) {
  const { t } = useTranslation('warrantyClaim');
  const { language } = useSettings();
  const tags = partTags(claim);
  if (tags.length === 0) return <p className="print-sheet">{t('print.noTags')}</p>;
  return (
    <div className="print-sheet claim-tags">
      {tags.map(({ tagNo, code, partsCode, partsName, qty, fault, oldSerialNo }) => (
        <article key={tagNo} className="claim-tag">
          <QRCodeSVG value={code} title={tagNo} role="img" size={96} level="M" fgColor="#000" bgColor="#fff" />
          <div>
            <h2>{tagNo}</h2>
            <p className="claim-tag-part">
              {partsCode} × {formatNumber(qty, language)}
            </p>
            <p className="claim-tag-name">{partsName}</p>
            <p className="claim-tag-name">{fault}</p>
            {oldSerialNo && (
              <p>
                {t('field.partsList.oldSerialNo')} {oldSerialNo}
              </p>
            )}
            <p>{claim.vin}</p>
            <p className="claim-tag-name">
              {claim.subDealerName ?? claim.dealerName} · <DateText value={claim.repairDate} />
            </p>
          </div>
        </article>
      ))}
    </div>
  );
}
