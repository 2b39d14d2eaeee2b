import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Key = Parameters<ReturnType<typeof useTranslation<'warrantyClaim'>>['t']>[0];

/** Labels in the user's language with the English below, once where both are the same. */
export function useTwoLanguages(): (key: Key) => ReactNode {
  const { t } = useTranslation('warrantyClaim');
  const english = i18next.getFixedT('en', 'warrantyClaim');
  return (key) => {
    const [own, other] = [t(key), english(key)];
    return (
      <>
        {own}
        {own !== other && (
          <span className="claim-sheet-en" lang="en">
            {other}
          </span>
        )}
      </>
    );
  };
}
