import type { PartsClaim } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import styles from './print.module.css';

/** Labels to stick on the packages of goods that go back: claim, package, contents and recipient. */
export function ReturnLabel({ claim }: { claim: PartsClaim }) {
  const label = useTwoLanguages('partsClaim');
  const { language } = useSettings();
  const packages = claim.returnBoxes ?? 1;
  const { name, address, phone } = claim.shipTo;
  const goods = claim.lines.filter(({ returnQty }) => returnQty > 0);
  return (
    <div className="print-sheet">
      {Array.from({ length: packages }, (_one, index) => (
        <article key={index + 1} className={styles.label}>
          <QRCodeSVG value={claim.partsClaimNo} title={claim.partsClaimNo} role="img" size={120} level="M" fgColor="#000" bgColor="#fff" />
          <div>
            <h2>{claim.partsClaimNo}</h2>
            <p>
              {label('print.label')} {index + 1} / {packages}
            </p>
            {goods.map(({ id, partsCode, partsName, returnQty, shippedQty, unit_dictText: unit }) => (
              <p key={id}>
                {partsCode} {partsName} × {formatNumber(shippedQty || returnQty, language)} {unit}
              </p>
            ))}
            <p>
              {label('print.to')} {[name, address, phone].filter(Boolean).join(', ')}
            </p>
            <p>
              {label('print.from')} {claim.subDealerName ?? claim.dealerName}
            </p>
            {claim.trackingNo && <p>{[claim.carrier, claim.trackingNo].filter(Boolean).join(' ')}</p>}
          </div>
        </article>
      ))}
    </div>
  );
}
