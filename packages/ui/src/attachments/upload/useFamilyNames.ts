import type { FileFamily } from '@harrow/validation';
import { localeTag } from '../../HarrowProvider/language/language.ts';
import { usePageLanguage } from '../../HarrowProvider/language/languageContext.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';

/** Names of families of files in a row: "pictures or PDF files". */
export function useFamilyNames(): (families: readonly FileFamily[]) => string {
  const { t } = useTranslation('ui');
  const { pack } = usePageLanguage();
  return (families) => new Intl.ListFormat(localeTag(pack.code), { type: 'disjunction' }).format(families.map((family) => t(`files.family.${family}`)));
}
