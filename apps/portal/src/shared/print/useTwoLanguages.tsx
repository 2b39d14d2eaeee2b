import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Namespace = 'warrantyClaim' | 'vehicle' | 'arrivalAccept';
type Key<Of extends Namespace> = Parameters<ReturnType<typeof useTranslation<Of>>['t']>[0];

/** Labels in the user's language with the English below, once where both are the same. The page waits for `englishTexts`. */
export function useTwoLanguages<Of extends Namespace>(namespace: Of): (key: Key<Of>) => ReactNode {
  const { t } = useTranslation(namespace) as unknown as { t: (key: Key<Of>) => string };
  const english = i18next.getFixedT('en', namespace) as unknown as (key: Key<Of>) => string;
  return (key) => {
    const [own, other] = [t(key), english(key)];
    return (
      <>
        {own}
        {own !== other && (
          <span className="print-sheet-en" lang="en">
            {other}
          </span>
        )}
      </>
    );
  };
}
