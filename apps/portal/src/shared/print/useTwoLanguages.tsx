import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Namespace = 'warrantyClaim' | 'vehicle';
type Key<Of extends Namespace> = Parameters<ReturnType<typeof useTranslation<Of>>['t']>[0];

/** Labels in the user's language with the English below, once where both are the same. The page waits for `englishTexts`. */
export function useTwoLanguages<Of extends Namespace>(namespace: Of): (key: Key<Of>) => ReactNode {
  const { i18n } = useTranslation(namespace);
  const english = i18next.getFixedT('en');
  return (key) => {
    const name = `${namespace}:${String(key)}`;
    const [own, other] = [i18n.t(name), english(name)];
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
