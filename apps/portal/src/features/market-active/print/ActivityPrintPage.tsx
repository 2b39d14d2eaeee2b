import type { MarketActive } from '@harrow/api-client';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { ActivitySheet } from './ActivitySheet.tsx';

/** An activity on paper. */
export function ActivityPrintPage() {
  return (
    <DocumentPrintPage<MarketActive> docType="marketActive" numberOf={({ activeNo }) => activeNo}>
      {(activity) => <ActivitySheet activity={activity} />}
    </DocumentPrintPage>
  );
}
