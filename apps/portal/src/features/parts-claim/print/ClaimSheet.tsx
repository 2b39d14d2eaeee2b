import type { PartsClaim } from '@harrow/api-client';
import { DateText, formatNumber, Money, useAttachments, useSettings, useSource } from '@harrow/ui';
import { useMemo } from 'react';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { partsClaimFiles, partsClaimListing } from '../partsClaims.ts';
import styles from './print.module.css';

/** A claim with its lines and photos, signed by the dealer. */
export function ClaimSheet({ claim }: { claim: PartsClaim }) {
  const label = useTwoLanguages('partsClaim');
  const { language } = useSettings();
  const number = (value: number | null): string => formatNumber(value, language) || '–';
  return (
    <PaperSheet
      title={label('print.sheet')}
      no={claim.partsClaimNo}
      status={claim.status_dictText}
      path={`${partsClaimListing.address}/detail/${claim.id}`}
      signatures={[{ label: label('print.dealer') }, { label: label('print.maker') }]}
    >
      <SheetFacts>
        <SheetFact label={label('field.reasons')}>{claim.reasons}</SheetFact>
        <SheetFact label={label('field.arrivalNo')}>{claim.arrivalNo}</SheetFact>
        <SheetFact label={label('field.packingNo')}>{claim.packingNo}</SheetFact>
        <SheetFact label={label('field.orderNo')}>{claim.orderNo}</SheetFact>
        <SheetFact label={label('field.arrivalDate')}>
          <DateText value={claim.arrivalDate} />
        </SheetFact>
        <SheetFact label={label('field.solution')}>{claim.solution_dictText}</SheetFact>
        <SheetFact label={label('field.claimAmount')}>
          <Money amount={claim.claimAmount} currency={claim.currency} />
        </SheetFact>
        <SheetFact label={label('field.approvedAmount')}>
          {claim.approvedAmount !== null && <Money amount={claim.approvedAmount} currency={claim.currency} />}
        </SheetFact>
      </SheetFacts>
      <p>{claim.description}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.lines.lineNo')}</th>
            <th scope="col">{label('field.lines.wmsBoxNo')}</th>
            <th scope="col">{label('field.lines.partsCode')}</th>
            <th scope="col">{label('field.lines.lineReason')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.packedQty')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.receivedQty')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.claimQty')}
            </th>
            <th scope="col">{label('field.lines.lineSolution')}</th>
            <th scope="col">{label('field.lines.lineResult')}</th>
          </tr>
        </thead>
        <tbody>
          {claim.lines.map((line) => (
            <tr key={line.id}>
              <td>{line.lineNo}</td>
              <td>{line.wmsBoxNo ?? '–'}</td>
              <td>{[`${line.partsCode} ${line.partsName}`, line.wrongPartsCode && `→ ${line.wrongPartsCode}`, line.faultText].filter(Boolean).join(' · ')}</td>
              <td>{line.lineReason_dictText}</td>
              <td className="print-sheet-number">{number(line.packedQty)}</td>
              <td className="print-sheet-number">{number(line.receivedQty)}</td>
              <td className="print-sheet-number">{number(line.claimQty)}</td>
              <td>{line.lineSolution_dictText ?? claim.solution_dictText ?? '–'}</td>
              <td>{line.lineResult_dictText ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Photos claimId={claim.id} />
    </PaperSheet>
  );
}

function Photos({ claimId }: { claimId: string }) {
  const store = useSource('files');
  const { files = [] } = useAttachments(useMemo(() => ({ table: partsClaimFiles, id: claimId }), [claimId]));
  const photos = files.filter(({ type }) => type.startsWith('image/'));
  if (photos.length === 0) return null;
  return (
    <div className={styles.photos}>
      {photos.map((file) => (
        <img key={file.id} src={store.url(file)} alt={file.name} />
      ))}
    </div>
  );
}
