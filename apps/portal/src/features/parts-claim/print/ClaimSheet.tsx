import type { PartsClaim } from '@harrow/api-client';
import { DateText, formatNumber, Money, useAttachments, useSettings, useSource } from '@harrow/ui';
import { useMemo } from 'react';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
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
      <SheetTable
        rows={claim.lines}
        columns={[
          { title: label('field.lines.lineNo'), value: ({ lineNo }) => lineNo },
          { title: label('field.lines.wmsBoxNo'), value: ({ wmsBoxNo }) => wmsBoxNo ?? '–' },
          {
            title: label('field.lines.partsCode'),
            value: ({ partsCode, partsName, wrongPartsCode, faultText }) =>
              [`${partsCode} ${partsName}`, wrongPartsCode && `→ ${wrongPartsCode}`, faultText].filter(Boolean).join(' · '),
          },
          { title: label('field.lines.lineReason'), value: (line) => line.lineReason_dictText },
          { title: label('field.lines.packedQty'), isNumber: true, value: ({ packedQty }) => number(packedQty) },
          { title: label('field.lines.receivedQty'), isNumber: true, value: ({ receivedQty }) => number(receivedQty) },
          { title: label('field.lines.claimQty'), isNumber: true, value: ({ claimQty }) => number(claimQty) },
          { title: label('field.lines.lineSolution'), value: (line) => line.lineSolution_dictText ?? claim.solution_dictText ?? '–' },
          { title: label('field.lines.lineResult'), value: (line) => line.lineResult_dictText ?? '–' },
        ]}
      />
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
