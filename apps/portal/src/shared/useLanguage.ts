import { type Language, toLanguage, useSettings } from '@harrow/ui';

/** The user's language: one of the portal's six. */
export const useLanguage = (): Language => toLanguage(useSettings().language);
