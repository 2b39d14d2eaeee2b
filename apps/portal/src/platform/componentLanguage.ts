import { type Language, loadLanguage } from '@harrow/ui';
import dayjs from 'dayjs';
import { currentLanguage } from './language.ts';

/** The texts of our components and of antd's, and the names of days and months. Wait for them before pages behind the login are rendered. */
export async function loadComponentLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  // Another language may have been chosen in the meantime.
  if (language === currentLanguage()) dayjs.locale(language === 'pt' ? 'pt-br' : language);
}
