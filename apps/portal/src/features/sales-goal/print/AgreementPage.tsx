import type { SalesGoal, SalesGoalItem } from '@harrow/api-client';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { AgreementSheet } from './AgreementSheet.tsx';

/** A goal with all released ones of its dealer and year. */
export type Agreement = SalesGoal & { goals: SalesGoalItem[] };

/** The target agreement of a dealer's year on paper, for both signatures. */
export function AgreementPage() {
  return (
    <DocumentPrintPage<Agreement> docType="salesGoal" numberOf={({ goalNo }) => goalNo}>
      {(agreement) => <AgreementSheet agreement={agreement} />}
    </DocumentPrintPage>
  );
}
