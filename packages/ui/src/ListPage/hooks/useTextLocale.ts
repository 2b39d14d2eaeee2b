import { useMemo } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { useSettings } from '../../HarrowProvider/settings.ts';
import { isYes } from '../../YesNo/YesNo.tsx';
import type { TextLocale } from '../model/columns.ts';

/** How the user reads dates, numbers, and yes or no. */
export function useTextLocale(): TextLocale {
  const { language, timeZone } = useSettings();
  const { t } = useTranslation('ui');
  return useMemo(
    () => ({ language, timeZone, yesNo: (value) => (value === null || value === undefined || value === '' ? '' : t(isYes(value) ? 'yes' : 'no')) }),
    [language, timeZone, t],
  );
}
