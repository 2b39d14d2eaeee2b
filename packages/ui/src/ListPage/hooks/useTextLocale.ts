import { useMemo } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { useSettings } from '../../HarrowProvider/settings.ts';
import { isYes } from '../../YesNo/YesNo.tsx';
import type { TextLocale } from '../model/columns.ts';

/** Formats of dates, numbers, and yes or no for the user. */
export function useTextLocale(): TextLocale {
  const { language, timeZone } = useSettings();
  const { t } = useTranslation('ui');
  return useMemo(
    () => ({ language, timeZone, yesNo: (value) => (value === null || value === undefined || value === '' ? '' : t(isYes(value) ? 'yes' : 'no')) }),
    [language, timeZone, t],
  );
}
