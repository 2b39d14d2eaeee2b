import { HarrowProvider, type Density, type Language, languageNames, loadLanguage, localeTag, type ThemeName } from '../packages/ui/src/index.ts';
import '../packages/ui/src/styles/reset.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { sources } from './sources.ts';

// What is fetched when it is first shown may take longer than a second on a machine that has other work.
configure({ asyncUtilTimeout: 5000 });

interface Look {
  language: Language;
  theme: ThemeName;
  density: Density;
}

const preview: Preview = {
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: Object.entries(languageNames).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark', 'system'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', icon: 'component', items: ['compact', 'default', 'roomy'], dynamicTitle: true } },
  },
  initialGlobals: { language: 'en', theme: 'light', density: 'default' },
  // The language is there before the first render, as in an application.
  loaders: [
    async ({ globals }) => {
      const { language } = globals as unknown as Look;
      document.documentElement.lang = localeTag(language);
      await loadLanguage(language);
    },
  ],
  decorators: [
    (Story, { globals }) => {
      const { language, theme, density } = globals as unknown as Look;
      return (
        <HarrowProvider language={language} theme={theme} density={density} timeZone="America/Lima" sources={sources}>
          <Story />
        </HarrowProvider>
      );
    },
  ],
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'padded',
    options: { storySort: { order: ['Welcome'] } },
  },
  tags: ['autodocs'],
};

export default preview;
