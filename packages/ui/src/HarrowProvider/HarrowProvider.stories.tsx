import type { Meta, StoryObj } from '@storybook/react-vite';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { HarrowProvider } from './HarrowProvider.tsx';
import { type Language, languageNames, languages } from './language.ts';

const meta = { title: 'Foundation/HarrowProvider', component: HarrowProvider } satisfies Meta<typeof HarrowProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Retry() {
  const { t } = useTranslation('ui');
  return <p>{t('retry')}</p>;
}

/** Texts change together with the language; until the new ones are loaded the old ones stay. */
export const Languages: Story = {
  render: function Render() {
    const [language, setLanguage] = useState<Language>('en');
    return (
      <HarrowProvider language={language}>
        {languages.map((code) => (
          <Button key={code} onClick={() => setLanguage(code)}>
            {languageNames[code]}
          </Button>
        ))}
        <Retry />
      </HarrowProvider>
    );
  },
  play: async ({ canvas }) => {
    const texts: Record<Language, string> = {
      en: 'Try again',
      'zh-cn': '重试',
      es: 'Reintentar',
      ru: 'Повторить',
      fr: 'Réessayer',
      pt: 'Tentar de novo',
    };
    for (const language of ['zh-cn', 'es', 'ru', 'fr', 'pt', 'en'] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: languageNames[language] }));
      await expect(await canvas.findByText(texts[language])).toBeVisible();
      await expect(document.documentElement.lang.toLowerCase().startsWith(language.slice(0, 2))).toBe(true);
    }
  },
};

function Speak() {
  const { notification, modal } = App.useApp();
  const [answer, setAnswer] = useState('');
  const ask = async (): Promise<void> => setAnswer((await modal.confirm({ title: 'Close the claim?' })) ? 'closed' : 'kept');
  return (
    <>
      <Button onClick={() => notification.warning({ title: 'Session expired', description: 'Please log in again' })}>Warn</Button>
      <Button onClick={() => void ask()}>Ask</Button>
      <p>{answer}</p>
    </>
  );
}

/** `App.useApp()` works; what it needs is loaded with the first message. */
export const Messages: Story = {
  render: () => <Speak />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Warn' }));
    await expect(await screen.findByText('Please log in again')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.getByText('closed')).toBeVisible());
  },
};

/** Any brand colour: filled buttons and links take the nearest shade that can be read. */
export const BrandColour: Story = {
  args: { language: 'en', primaryColor: '#FADB14', onLanguageError: fn() },
  render: (args) => (
    <HarrowProvider {...args}>
      <Button type="primary">Submit</Button>{' '}
      <button type="button" className="hw-link">
        WC20240501042
      </button>
    </HarrowProvider>
  ),
};
