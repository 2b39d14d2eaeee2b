import type { WarrantyClaim } from '@harrow/api-client';
import { DateText, formatNumber, Money, useSettings, YesNo } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useSignature } from '../../../shared/print/useSignature.ts';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { attachmentTable } from '../claims.ts';
import { reviewedAmounts } from '../review/reviewForm.ts';
import { SheetLines } from './SheetLines.tsx';

/** The claim sheet: in two languages, with a code that leads back to the claim. */
export function ClaimSheet({ claim }: { claim: WarrantyClaim }) {
  const label = useTwoLanguages('warrantyClaim');
  const { t } = useTranslation('warrantyClaim');
  const { language } = useSettings();
  const signature = useSignature(attachmentTable, claim.id);
  return (
    <PaperSheet
      title={label('print.sheet')}
      no={claim.claimNo}
      status={claim.status_dictText}
      path={`/service/warrantyClaim/detail/${claim.id}`}
      signatures={[{ label: label('print.dealerSign') }, { label: label('print.customerSign'), picture: signature }]}
    >
      <SheetFacts>
        <SheetFact label={label('field.vin')}>{claim.vin}</SheetFact>
        <SheetFact label={label('field.productName')}>{claim.productName}</SheetFact>
        <SheetFact label={label('field.engineNo')}>
          {claim.replaceEngine === 'Y' ? `${claim.engineNo ?? '–'} → ${claim.newEngineNo ?? '–'}` : claim.engineNo}
        </SheetFact>
        <SheetFact label={label('machine.owner')}>{claim.ownerName}</SheetFact>
        <SheetFact label={label('machine.delivered')}>
          <DateText value={claim.deliveryDate} />
        </SheetFact>
        <SheetFact label={label('machine.warranty')}>
          <DateText value={claim.warrantyStartDate} />
          {claim.warrantyEndDate && (
            <>
              {' – '}
              <DateText value={claim.warrantyEndDate} />
            </>
          )}
        </SheetFact>
        <SheetFact label={label('field.claimType')}>{claim.claimType_dictText}</SheetFact>
        <SheetFact label={label('field.dealerClaimRef')}>{claim.dealerClaimRef}</SheetFact>
        <SheetFact label={label('field.coverageResult')}>{`${t(`coverage.${claim.coverageResult}`)} · ${claim.coverageReason}`}</SheetFact>
        <SheetFact label={label('field.operatingHours')}>{formatNumber(claim.operatingHours, language)}</SheetFact>
        <SheetFact label={label('field.failureDate')}>
          <DateText value={claim.failureDate} />
        </SheetFact>
        <SheetFact label={label('field.repairDate')}>
          <DateText value={claim.repairDate} />
        </SheetFact>
        <SheetFact label={label('field.technician')}>{claim.technician}</SheetFact>
        <SheetFact label={label('field.mileage')}>{formatNumber(claim.mileage, language)}</SheetFact>
        <SheetFact label={label('field.partsInStock')}>
          <YesNo value={claim.partsInStock} />
        </SheetFact>
      </SheetFacts>
      <h2>{label('field.complaint')}</h2>
      <p className="print-sheet-text">{claim.complaint ?? '–'}</p>
      {claim.bugList.map((fault) => (
        <section key={fault.id} className="print-sheet-fault">
          <h2>{`${t('fault.number', { no: fault.bugNo })} · ${fault.bugCode} ${fault.bugName}`}</h2>
          <SheetFacts>
            <SheetFact label={label('field.bugList.failureReason')}>{fault.failureReason_dictText}</SheetFact>
            <SheetFact label={label('field.bugList.bugDesc')}>{fault.bugDesc}</SheetFact>
            <SheetFact label={label('field.bugList.correction')}>{fault.correction}</SheetFact>
          </SheetFacts>
          <SheetLines
            labour={claim.detailList.filter(({ bugId }) => bugId === fault.id)}
            parts={claim.partsList.filter(({ bugId }) => bugId === fault.id)}
            currency={claim.currency}
            label={label}
          />
        </section>
      ))}
      <h2>{label('section.summary')}</h2>
      <table className="print-sheet-whole">
        <thead>
          <tr>
            <th scope="col">{label('summary.item')}</th>
            <th scope="col" className="print-sheet-number">
              {label('summary.claimed')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('summary.approved')}
            </th>
          </tr>
        </thead>
        <tbody>
          {reviewedAmounts(claim).map((row) => (
            <tr key={row.key}>
              <th scope="row">{label(`summary.${row.key}`)}</th>
              <td className="print-sheet-number">
                <Money amount={row.claimed} currency={claim.currency} />
              </td>
              <td className="print-sheet-number">
                <Money amount={row.approved} currency={row.approved === null ? undefined : claim.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {claim.otherFeeDesc && <p className="print-sheet-text">{claim.otherFeeDesc}</p>}
    </PaperSheet>
  );
}
