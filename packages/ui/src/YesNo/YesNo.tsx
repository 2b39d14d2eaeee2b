import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';

export interface YesNoProps {
  /** Wire value: 'Y', '1', 1 or true is yes; nothing at all is shown as a dash. */
  value: string | number | boolean | null | undefined;
}

/** Whether a wire value is yes. */
export const isYes = (value: YesNoProps['value']): boolean => value === true || value === 'Y' || Number(value) === 1;

/** Yes or no in the user's language. */
export function YesNo({ value }: YesNoProps) {
  const { t } = useTranslation('ui');
  if (value === null || value === undefined || value === '') return <>–</>;
  return <>{t(isYes(value) ? 'yes' : 'no')}</>;
}
