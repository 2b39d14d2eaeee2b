import type { WarrantyClaim } from '@harrow/api-client';
import { DateText, formatNumber, Money, useSettings, YesNo } from '@harrow/ui';
import { QRCode } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewedAmounts } from '../review/reviewForm.ts';
import { SheetLines } from './SheetLines.tsx';
import { useTwoLanguages } from './useTwoLanguages.tsx';

/** The claim sheet: A4, in the user's language and English, with a code that leads back to the claim. */
export function ClaimSheet({ claim }: { claim: WarrantyClaim }) {
  const label = useTwoLanguages();
  const { t } = useTranslation('warrantyClaim');
  const { language, timeZone } = useSettings();
  const [printedAt] = useState(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format());
  return (
    <article className="claim-sheet">
      <header className="claim-sheet-head">
        <div>
          <h1>{label('print.sheet')}</h1>
          <p className="claim-sheet-no">{claim.claimNo}</p>
          <p>
            {claim.dealerName}
            {claim.subDealerName && ` · ${claim.subDealerName}`} · {claim.status_dictText}
          </p>
        </div>
        <QRCode value={`${location.origin}/service/warrantyClaim/detail/${claim.id}`} size={104} bordered={false} type="svg" color="#000" bgColor="#fff" />
      </header>
      <Facts>
        <Fact label={label('field.vin')}>{claim.vin}</Fact>
        <Fact label={label('field.productName')}>{claim.productName}</Fact>
        <Fact label={label('field.engineNo')}>{claim.replaceEngine === 'Y' ? `${claim.engineNo ?? '–'} → ${claim.newEngineNo ?? '–'}` : claim.engineNo}</Fact>
        <Fact label={label('machine.owner')}>{claim.ownerName}</Fact>
        <Fact label={label('machine.delivered')}>
          <DateText value={claim.deliveryDate} />
        </Fact>
        <Fact label={label('machine.warranty')}>
          <DateText value={claim.warrantyStartDate} /> – <DateText value={claim.warrantyEndDate} />
        </Fact>
        <Fact label={label('field.claimType')}>{claim.claimType_dictText}</Fact>
        <Fact label={label('field.dealerClaimRef')}>{claim.dealerClaimRef}</Fact>
        <Fact label={label('field.coverageResult')}>{`${t(`coverage.${claim.coverageResult}`)} · ${claim.coverageReason}`}</Fact>
        <Fact label={label('field.operatingHours')}>{formatNumber(claim.operatingHours, language)}</Fact>
        <Fact label={label('field.failureDate')}>
          <DateText value={claim.failureDate} />
        </Fact>
        <Fact label={label('field.repairDate')}>
          <DateText value={claim.repairDate} />
        </Fact>
        <Fact label={label('field.technician')}>{claim.technician}</Fact>
        <Fact label={label('field.mileage')}>{formatNumber(claim.mileage, language)}</Fact>
        <Fact label={label('field.partsInStock')}>
          <YesNo value={claim.partsInStock} />
        </Fact>
      </Facts>
      <h2>{label('field.complaint')}</h2>
      <p className="claim-sheet-text">{claim.complaint ?? '–'}</p>
      {claim.bugList.map((fault) => (
        <section key={fault.id} className="claim-sheet-fault">
          <h2>{`${t('fault.number', { no: fault.bugNo })} · ${fault.bugCode} ${fault.bugName}`}</h2>
          <Facts>
            <Fact label={label('fault.failureReason')}>{fault.failureReason_dictText}</Fact>
            <Fact label={label('fault.bugDesc')}>{fault.bugDesc}</Fact>
            <Fact label={label('fault.correction')}>{fault.correction}</Fact>
          </Facts>
          <SheetLines
            labour={claim.detailList.filter(({ bugId }) => bugId === fault.id)}
            parts={claim.partsList.filter(({ bugId }) => bugId === fault.id)}
            currency={claim.currency}
            label={label}
          />
        </section>
      ))}
      <h2>{label('section.summary')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('summary.item')}</th>
            <th scope="col" className="claim-sheet-number">
              {label('summary.claimed')}
            </th>
            <th scope="col" className="claim-sheet-number">
              {label('summary.approved')}
            </th>
          </tr>
        </thead>
        <tbody>
          {reviewedAmounts(claim).map((row) => (
            <tr key={row.key}>
              <th scope="row">{label(`summary.${row.key}`)}</th>
              <td className="claim-sheet-number">
                <Money amount={row.claimed} currency={claim.currency} />
              </td>
              <td className="claim-sheet-number">
                <Money amount={row.approved} currency={row.approved === null ? undefined : claim.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {claim.otherFeeDesc && <p className="claim-sheet-text">{claim.otherFeeDesc}</p>}
      <footer className="claim-sheet-foot">
        <div>{label('print.dealerSign')}</div>
        <div>{label('print.customerSign')}</div>
      </footer>
      <p className="claim-sheet-printed">{t('print.printed', { time: printedAt })}</p>
    </article>
  );
}

const Facts = ({ children }: { children: ReactNode }) => <dl className="claim-sheet-facts">{children}</dl>;

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}
