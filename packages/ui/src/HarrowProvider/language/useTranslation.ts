import { useEffect, useState } from 'react';
import { usePageLanguage } from './languageContext.ts';
import { hasMessages, loadMessages, type Translate } from './messages.ts';

/**
 * Our own texts, apart from any translation library of the application. Suspends until the namespaces are loaded.
 * @param namespaces `t('key')` looks into the first; `t('other:key')` into another of them
 */
export function useTranslation(namespaces: string | readonly string[]): { t: Translate } {
  const { translateIn } = usePageLanguage();
  const [first = 'ui', ...others] = typeof namespaces === 'string' ? [namespaces] : namespaces;
  for (const namespace of others) translateIn(namespace);
  return { t: translateIn(first) };
}

/**
 * Whether the messages of a namespace are there; asks for them. For what a whole page is made of: React shows what suspended not
 * before 300 ms after its outline, this as soon as it is there.
 */
export function useArrivedMessages(namespace: string): boolean {
  const { pack } = usePageLanguage();
  const [, setArrived] = useState<string>();
  const isThere = hasMessages(pack, namespace);
  useEffect(() => {
    // Messages that this rendering lacked may have arrived since, and nothing else would re-render it.
    if (isThere) return undefined;
    let isGone = false;
    void loadMessages(pack, namespace).then(() => isGone || setArrived(pack.code));
    return () => {
      isGone = true;
    };
  }, [pack, namespace, isThere]);
  return isThere;
}
