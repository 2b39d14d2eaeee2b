import { HarrowProvider, type Density, type Language, languageNames, loadLanguage, localeTag, type ThemeName } from '../packages/ui/src/index.ts';
import '../packages/ui/src/styles/reset.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { isFramedInDark } from './darkPage.ts';
import { argTypesOf } from './argTypes.ts';
import { DocsFrame } from './DocsFrame.tsx';
import './docs.css';
import { sources } from './sources.ts';

// Stories wait for what happens, not for the clock. Only what never happens is given up, also on a machine that has much other work.
configure({ asyncUtilTimeout: 30_000 });

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
  initialGlobals: { language: 'en', theme: isFramedInDark() ? 'dark' : 'light', density: 'default' },
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
    docs: { container: DocsFrame, extractArgTypes: argTypesOf, controls: { sort: 'requiredFirst' } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Manual',
          ['Getting started', 'Theming', 'Languages', 'Sources and your own back end', 'Server rendering', 'Testing', 'Accessibility'],
          'Recipes',
          ['Order lines in a form', 'A list with saved views', 'A screen for scheduled jobs'],
          'Components',
          [
            'EditableTable',
            ['Overview'],
            'Lists',
            'Documents',
            'Forms',
            'Inputs',
            'Pickers',
            'Trees',
            'Editors',
            'Files',
            'Layout',
            'Overlays',
            'Values',
            'Display',
            'States',
            'Foundation',
          ],
          'Reference',
          ['Column options', 'Rules', 'Handle', 'JSON columns'],
          'Migrating',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
