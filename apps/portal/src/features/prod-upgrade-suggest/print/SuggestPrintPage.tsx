import type { ProdUpgradeSuggest } from '@harrow/api-client';
import { formatDate, formatNumber, useSettings } from '@harrow/ui';
import type { ReactNode } from 'react';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { suggestListing } from '../suggests.ts';

/** A suggestion on one page, with the maker's answer. */
export function SuggestPrintPage() {
  return (
    <DocumentPrintPage<ProdUpgradeSuggest> docType="prodUpgradeSuggest" numberOf={({ suggestNo }) => suggestNo}>
      {(suggest) => <SuggestSheet suggest={suggest} />}
    </DocumentPrintPage>
  );
}

function SuggestSheet({ suggest }: { suggest: ProdUpgradeSuggest }) {
  const label = useTwoLanguages('prodUpgradeSuggest');
  const { language } = useSettings();
  const product = [suggest.secondProduct_dictText, suggest.thirdProduct_dictText, suggest.fourthProduct_dictText].filter(Boolean).join(' › ');
  return (
    <PaperSheet
      title={label('print.title')}
      no={suggest.suggestNo}
      about={[suggest.suggestType_dictText]}
      status={suggest.status_dictText}
      path={`${suggestListing.address}/detail/${suggest.id}`}
    >
      <h2>{suggest.title}</h2>
      <SheetFacts>
        <SheetFact label={label('field.dealerName')}>{suggest.subDealerName ?? suggest.dealerName}</SheetFact>
        <SheetFact label={label('product')}>{product}</SheetFact>
        <SheetFact label={label('field.vin')}>{suggest.vin}</SheetFact>
        <SheetFact label={label('field.system')}>{suggest.system_dictText}</SheetFact>
        <SheetFact label={label('field.priority')}>{suggest.priority_dictText}</SheetFact>
        <SheetFact label={label('field.affectedQty')}>{formatNumber(suggest.affectedQty, language)}</SheetFact>
        <SheetFact label={label('field.votes')}>{formatNumber(suggest.votes, language)}</SheetFact>
        <SheetFact label={label('field.submitTime')}>{formatDate(suggest.submitTime)}</SheetFact>
      </SheetFacts>
      <Words title={label('field.currentProblem')} text={suggest.currentProblem} />
      <Words title={label('field.suggestion')} text={suggest.suggestion} />
      <Words title={label('field.expectedBenefit')} text={suggest.expectedBenefit} />
      <Words title={label('field.replyContent')} text={suggest.replyContent} />
      {suggest.planVersion && (
        <SheetFacts>
          <SheetFact label={label('field.planVersion')}>{suggest.planVersion}</SheetFact>
          <SheetFact label={label('field.planDate')}>{formatDate(suggest.planDate)}</SheetFact>
        </SheetFacts>
      )}
    </PaperSheet>
  );
}

/** A longer text below its heading; nothing without a text. */
function Words({ title, text }: { title: ReactNode; text: string | null }) {
  if (!text) return null;
  return (
    <>
      <h3>{title}</h3>
      <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
    </>
  );
}
