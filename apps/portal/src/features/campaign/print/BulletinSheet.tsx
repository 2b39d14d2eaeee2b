import type { Campaign } from '@harrow/api-client';
import { DateText, formatNumber, useSettings, YesNo } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import styles from '../campaign.module.css';
import { campaignListing } from '../campaigns.ts';

/** Bulletin of a campaign: problem, remedy, and the work paid. */
export function BulletinSheet({ campaign }: { campaign: Campaign }) {
  const label = useTwoLanguages('campaign');
  const { language } = useSettings();
  return (
    <PaperSheet
      title={campaign.title}
      no={campaign.campaignNo}
      about={[campaign.campaignType_dictText, campaign.severity_dictText]}
      status={campaign.status_dictText}
      path={`${campaignListing.address}/detail/${campaign.id}`}
    >
      <SheetFacts>
        <SheetFact label={label('field.secondProduct')}>{campaign.secondProduct_dictText}</SheetFact>
        <SheetFact label={label('field.thirdProducts')}>{campaign.thirdProducts_dictText || label('allSeries')}</SheetFact>
        <SheetFact label={label('field.validFrom')}>
          <DateText value={campaign.validFrom} />
        </SheetFact>
        <SheetFact label={label('field.validTo')}>
          <DateText value={campaign.validTo} />
        </SheetFact>
        <SheetFact label={label('field.mileagePaid')}>
          <YesNo value={campaign.mileagePaid} />
        </SheetFact>
        <SheetFact label={label('field.stopDelivery')}>
          <YesNo value={campaign.stopDelivery} />
        </SheetFact>
      </SheetFacts>
      <h2>{label('field.problem')}</h2>
      <p className={styles.text}>{campaign.problem}</p>
      <h2>{label('field.remedy')}</h2>
      <p className={styles.text}>{campaign.remedy}</p>
      <h2>{label('section.work')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('print.code')}</th>
            <th scope="col">{label('print.work')}</th>
            <th scope="col">{label('print.most')}</th>
          </tr>
        </thead>
        <tbody>
          {campaign.bugCode && (
            <tr>
              <td>{campaign.bugCode}</td>
              <td>{campaign.bugName}</td>
              <td>–</td>
            </tr>
          )}
          {campaign.hourCodes.map(({ hourCode, hourName, maxHours }) => (
            <tr key={hourCode}>
              <td>{hourCode}</td>
              <td>{hourName}</td>
              <td>{formatNumber(maxHours, language)} h</td>
            </tr>
          ))}
          {campaign.parts.map(({ partsCode, partsName, qty }) => (
            <tr key={partsCode}>
              <td>{partsCode}</td>
              <td>{partsName}</td>
              <td>{formatNumber(qty, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  );
}
