import { usePageLanguage } from './languageContext.ts';
import type { Translate } from './messages.ts';

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
