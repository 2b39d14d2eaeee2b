import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Dropdown, Modal, Tabs } from 'antd';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { HarrowProvider } from './HarrowProvider.tsx';
import { type Language, languageNames, languages } from './language/language.ts';
import { useMessages } from './notices/useMessages.ts';
import { useTranslation } from './language/useTranslation.ts';

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
    }
  },
};

function Speak() {
  const { notification, modal } = useMessages();
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

/** The code of messages is loaded with the first one. */
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

const tabTitles = ['Datos básicos', 'Propietario y usuario', 'Reclamaciones (12)', 'Historial', 'Archivos', 'Historial de cambios', 'Motores (0)'];

/** 390 px: antd's tabs stand in several rows, each within reach of a finger, whichever was chosen before. */
export const TabsOnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } } } },
  globals: { viewport: { value: 'phone' } },
  render: () => <Tabs items={tabTitles.map((title, index) => ({ key: `tab${index}`, label: title, children: <p>{`${title} …`}</p> }))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: tabTitles[0] })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(390);
    for (const title of [...tabTitles].reverse()) {
      const tab = canvas.getByRole('tab', { name: title });
      tab.scrollIntoView();
      const { left, top, width, height } = tab.getBoundingClientRect();
      const touched = document.elementFromPoint(left + width / 2, top + height / 2)!;
      await expect(tab.contains(touched)).toBe(true);
      await userEvent.click(touched);
      await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
      await expect(canvas.getByText(`${title} …`)).toBeVisible();
    }
  },
};

/** A dialog that is gone once it is closed gives the focus back: to what opened it, or to the button of the menu that did. */
export const FocusAfterDialogs: Story = {
  args: { language: 'en' },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    const open = () => setOpen(true);
    return (
      <HarrowProvider {...args}>
        <Button onClick={open}>Edit</Button>
        <Dropdown trigger={['click']} menu={{ items: [{ key: 'copy', label: 'Copy' }], onClick: open }}>
          <Button>More</Button>
        </Dropdown>
        {isOpen && (
          <Modal open title="Tractor" onCancel={() => setOpen(false)} footer={null}>
            <input aria-label="Name" />
          </Modal>
        )}
      </HarrowProvider>
    );
  },
  play: async ({ canvas, step }) => {
    const leave = async () => {
      await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    const edit = await canvas.findByRole('button', { name: 'Edit' });
    const more = canvas.getByRole('button', { name: 'More' });
    await step('opened by a button', async () => {
      edit.focus();
      await userEvent.keyboard('{Enter}');
      await leave();
      await waitFor(() => expect(edit).toHaveFocus());
    });
    await step('opened from a menu', async () => {
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
      await leave();
      await waitFor(() => expect(more).toHaveFocus());
    });
  },
};
