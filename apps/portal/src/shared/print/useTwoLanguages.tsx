import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaperLanguage } from './paper.ts';
import { secondLanguage } from './secondTexts.ts';

type Namespace =
  | 'arrivalAccept'
  | 'campaign'
  | 'extendInsurance'
  | 'handoverTrain'
  | 'maintenance'
  | 'marketActive'
  | 'marketInfo'
  | 'monthlyCollectReceipts'
  | 'orderForecast'
  | 'salesGoal'
  | 'packingList'
  | 'partsArrival'
  | 'partsClaim'
  | 'partsOrder'
  | 'dealerPayment'
  | 'serviceFee'
  | 'shared'
  | 'trainSubmission'
  | 'training'
  | 'prodUpgradeSuggest'
  | 'usedPartsHandle'
  | 'vehicleOrder'
  | 'vehicle'
  | 'warrantyClaim';
type Key<Of extends Namespace> = Parameters<ReturnType<typeof useTranslation<Of>>['t']>[0];

/** Labels in the language of the paper with the Chinese below, or the English below the Chinese. The page waits for `secondTexts`. */
export function useTwoLanguages<Of extends Namespace>(namespace: Of): (key: Key<Of>) => ReactNode {
  // Waits for the texts of the namespace.
  useTranslation(namespace);
  const language = usePaperLanguage();
  const second = secondLanguage(language);
  const [first, translate] = [language, second].map((one) => i18next.getFixedT(one, namespace) as unknown as (key: Key<Of>) => string);
  return (key) => {
    const [own, other] = [first!(key), translate!(key)];
    return (
      <>
        {own}
        {own !== other && (
          <span className="print-sheet-second" lang={second}>
            {other}
          </span>
        )}
      </>
    );
  };
}
