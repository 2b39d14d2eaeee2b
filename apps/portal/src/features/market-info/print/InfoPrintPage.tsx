import type { MarketInfo } from '@harrow/api-client';
import { formatDate, Money } from '@harrow/ui';
import { AreaText } from '@harrow/ui/area-picker';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { reportListing } from '../reports.ts';

/** A report on paper. */
export function InfoPrintPage() {
  return (
    <DocumentPrintPage<MarketInfo> docType="marketInfo" numberOf={({ infoNo }) => infoNo}>
      {(info) => <InfoSheet info={info} />}
    </DocumentPrintPage>
  );
}

/** What was reported, and the answer. */
export function InfoSheet({ info }: { info: MarketInfo }) {
  const label = useTwoLanguages('marketInfo');
  const { competitorBrand, competitorModel, price, currency, country, region, replyContent } = info;
  return (
    <PaperSheet
      title={label('print.title')}
      no={info.infoNo}
      about={[info.infoType_dictText, info.importance_dictText]}
      status={info.status_dictText}
      path={`${reportListing.address}/detail/${info.id}`}
    >
      <SheetFacts>
        <SheetFact label={label('field.title')}>{info.title}</SheetFact>
        {competitorBrand && <SheetFact label={label('field.competitorBrand')}>{competitorBrand}</SheetFact>}
        {competitorModel && <SheetFact label={label('field.competitorModel')}>{competitorModel}</SheetFact>}
        {price !== null && currency !== null && (
          <SheetFact label={label('field.price')}>
            <Money amount={price} currency={currency} />
          </SheetFact>
        )}
        <SheetFact label={label('field.country')}>{info.country_dictText}</SheetFact>
        <SheetFact label={label('field.region')}>{country === 'CN' ? <AreaText value={region} /> : region}</SheetFact>
        <SheetFact label={label('field.infoDate')}>{formatDate(info.infoDate)}</SheetFact>
        <SheetFact label={label('field.source')}>{info.source_dictText}</SheetFact>
      </SheetFacts>
      <h2>{label('field.content')}</h2>
      <p style={{ whiteSpace: 'pre-wrap' }}>{info.content}</p>
      {replyContent && (
        <>
          <h2>{label('field.replyContent')}</h2>
          <p style={{ whiteSpace: 'pre-wrap' }}>{replyContent}</p>
        </>
      )}
    </PaperSheet>
  );
}
