import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../useLanguage.ts';
import { secondLanguage } from './secondTexts.ts';

type Namespace = 'warrantyClaim' | 'vehicle' | 'arrivalAccept' | 'handoverTrain' | 'maintenance';
type Key<Of extends Namespace> = Parameters<ReturnType<typeof useTranslation<Of>>['t']>[0];

/** Labels in the user's language with the Chinese below, or the English below the Chinese. The page waits for `secondTexts`. */
export function useTwoLanguages<Of extends Namespace>(namespace: Of): (key: Key<Of>) => ReactNode {
  const { t } = useTranslation(namespace) as unknown as { t: (key: Key<Of>) => string };
  const second = secondLanguage(useLanguage());
  const translate = i18next.getFixedT(second, namespace) as unknown as (key: Key<Of>) => string;
  return (key) => {
    const [own, other] = [t(key), translate(key)];
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
