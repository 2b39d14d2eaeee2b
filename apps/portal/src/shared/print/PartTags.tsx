import { DateText, formatNumber, useSettings } from '@harrow/ui';
import { QRCodeSVG } from '@rc-component/qrcode';

/** What is on the tag of a used part. */
export interface PartTag {
  /** `{claimNo}-{fault}-{line}`: the number by which the maker requests the part. */
  tagNo: string;
  partsCode: string;
  partsName: string;
  qty: number;
  fault?: string;
  oldSerialNo: string | null;
  vin: string;
  /** The dealer whose workshop keeps the part. */
  keptBy: string;
  repairDate?: string | null;
}

/** Labels to tie to used parts, two beside each other on A4. @param serialLabel name of the serial number of the old part */
export function PartTags({ tags, serialLabel }: { tags: readonly PartTag[]; serialLabel: string }) {
  const { language } = useSettings();
  return (
    <div className="print-sheet part-tags">
      {tags.map(({ tagNo, partsCode, partsName, qty, fault, oldSerialNo, vin, keptBy, repairDate }) => (
        <article key={tagNo} className="part-tag">
          <QRCodeSVG value={`${tagNo} ${partsCode}`} title={tagNo} role="img" size={96} level="M" fgColor="#000" bgColor="#fff" />
          <div>
            <h2>{tagNo}</h2>
            <p className="part-tag-part">
              {partsCode} × {formatNumber(qty, language)}
            </p>
            <p className="part-tag-names">{partsName}</p>
            {fault && <p className="part-tag-name">{fault}</p>}
            {oldSerialNo && (
              <p>
                {serialLabel} {oldSerialNo}
              </p>
            )}
            <p>{vin}</p>
            <p className="part-tag-name">{keptBy}</p>
            {repairDate && (
              <p>
                <DateText value={repairDate} />
              </p>
            )}
          </div>
        </article>
      ))}
    </div>
  );
}
