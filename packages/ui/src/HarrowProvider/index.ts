export { applyLook, type Look } from './applyLook.ts';
export { HarrowProvider } from './HarrowProvider.tsx';
export type { HarrowProviderProps, Sources, ThemeName } from './HarrowProvider.types.ts';
export { type Language, languageNames, languages, loadLanguage, localeTags, type MessageLoaders, registerMessages, toLanguage } from './language.ts';
export { type Tone, tones } from './palette.ts';
export { type Settings, useSettings, useSource } from './settings.ts';
export { type Density, rowHeights } from './density.ts';
export { useMediaQuery } from './useMediaQuery.ts';
export { useMessages } from './useMessages.ts';
