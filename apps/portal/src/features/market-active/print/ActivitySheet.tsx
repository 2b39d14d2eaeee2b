import type { MarketActive } from '@harrow/api-client';
import { formatDate, formatNumber, Money, useSettings } from '@harrow/ui';
import { AreaText } from '@harrow/ui/area-picker';
import { useQuery } from '@tanstack/react-query';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { activityFiles, activityListing } from '../activities.ts';
import styles from './activitySheet.module.css';

/** The plan and, once there is one, the report with its photos. */
export function ActivitySheet({ activity }: { activity: MarketActive }) {
  const label = useTwoLanguages('marketActive');
  const { language } = useSettings();
  const { currency, startDate, endDate, country, region } = activity;
  const isReported = activity.stage === 'report' && activity.actualCost !== null;
  const amounts = (['budgetAmount', 'supportAmount', 'approvedAmount', 'actualCost', 'settledAmount'] as const).filter((name) => activity[name] !== null);
  return (
    <PaperSheet
      title={label('print.title')}
      no={activity.activeNo}
      about={[activity.activityType_dictText, activity.stage_dictText]}
      status={activity.status_dictText}
      path={`${activityListing.address}/detail/${activity.id}`}
      signatures={[{ label: label('print.dealerSign') }, { label: label('print.makerSign') }]}
      annex={isReported && <Photos id={activity.id} />}
    >
      <h2>{label('section.plan')}</h2>
      <SheetFacts>
        <SheetFact label={label('field.title')}>{activity.title}</SheetFact>
        <SheetFact label={label('print.period')}>{[startDate, endDate].map((day) => formatDate(day)).join(' – ')}</SheetFact>
        <SheetFact label={label('field.location')}>
          {[activity.location, activity.country_dictText].filter(Boolean).join(', ')}
          {region && <>, {country === 'CN' ? <AreaText value={region} /> : region}</>}
        </SheetFact>
        <SheetFact label={label('field.secondProduct')}>{activity.secondProduct_dictText}</SheetFact>
        <SheetFact label={label('field.expectedParticipants')}>{formatNumber(activity.expectedParticipants, language)}</SheetFact>
        <SheetFact label={label('field.contactName')}>{[activity.contactName, activity.contactPhone].filter(Boolean).join(', ')}</SheetFact>
      </SheetFacts>
      <p className={styles.text}>{activity.description}</p>
      <h2>{label('print.amounts')}</h2>
      <SheetFacts>
        {amounts.map((name) => (
          <SheetFact key={name} label={label(`field.${name}`)}>
            <Money amount={activity[name]} currency={currency} />
          </SheetFact>
        ))}
        {activity.deductReason && <SheetFact label={label('field.deductReason')}>{activity.deductReason}</SheetFact>}
      </SheetFacts>
      {isReported && (
        <>
          <h2>{label('section.result')}</h2>
          <SheetFacts>
            {(['actualParticipants', 'leadsCount', 'ordersCount'] as const).map((name) => (
              <SheetFact key={name} label={label(`field.${name}`)}>
                {formatNumber(activity[name], language)}
              </SheetFact>
            ))}
          </SheetFacts>
          <p className={styles.text}>{activity.resultSummary}</p>
        </>
      )}
    </PaperSheet>
  );
}

/** Photos of the report, four on a page. */
function Photos({ id }: { id: string }) {
  const label = useTwoLanguages('marketActive');
  const store = useSettings().sources.files;
  const { data = [] } = useQuery({
    queryKey: ['print', 'photos', activityFiles, id],
    queryFn: async ({ signal }) => (await store?.list({ table: activityFiles, id }, signal)) ?? [],
    // A paper is printed as things are now.
    staleTime: 0,
  });
  const photos = data.filter(({ slot, type }) => slot === 'reportPhotos' && type.startsWith('image/'));
  if (!store || photos.length === 0) return null;
  return (
    <>
      <h2>{label('print.photos')}</h2>
      <div className={styles.photos}>
        {photos.map((photo) => (
          <img key={photo.id} src={store.url(photo)} alt={photo.name} />
        ))}
      </div>
    </>
  );
}
