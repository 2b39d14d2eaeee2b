import type { PackingList } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import styles from './boxLabels.module.css';
import { sizeText } from './sizeText.ts';

/** Labels for the boxes, 100 × 150 mm each. The code names packing list and box; a receipt reads it. */
export function BoxLabels({ packing }: { packing: PackingList }) {
  const label = useTwoLanguages('packingList');
  const { language } = useSettings();
  const weight = (value: number | null): string => (value === null ? '–' : `${formatNumber(value, language)} kg`);
  const { name, address } = packing.shipTo;
  return (
    <div className={styles.labels}>
      {packing.boxes.map((box, index) => (
        <article key={box.id} className={styles.label}>
          <header>
            <strong>{packing.packingNo}</strong>
            <span>
              {label('print.box')} {index + 1} / {packing.boxCount}
            </span>
          </header>
          <p className={styles.no}>{box.wmsBoxNo}</p>
          <QRCodeSVG
            value={`${packing.packingNo}|${box.wmsBoxNo}`}
            title={`${packing.packingNo} ${box.wmsBoxNo}`}
            role="img"
            size={190}
            level="M"
            fgColor="#000"
            bgColor="#fff"
          />
          <address>
            <strong>{name}</strong>
            <span>{address}</span>
          </address>
          <dl>
            <dt>{label('field.grossWeight')}</dt>
            <dd>{weight(box.grossWeight)}</dd>
            <dt>{label('field.netWeight')}</dt>
            <dd>{weight(box.netWeight)}</dd>
            <dt>{label('field.boxSize')}</dt>
            <dd>{sizeText(box)}</dd>
          </dl>
        </article>
      ))}
    </div>
  );
}
