import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form, Input } from 'antd';
import { expect } from 'storybook/test';
import { WrapperLayout } from './WrapperLayout.tsx';

const hills = (
  <svg role="img" aria-label="Hills" viewBox="0 0 960 900" preserveAspectRatio="xMidYMid slice">
    <rect width="960" height="900" fill="#9fc3dd" />
    <path d="M0 560C240 470 420 520 620 570S880 590 960 540V900H0Z" fill="#86a978" />
  </svg>
);

const logo = (
  <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <rect width="40" height="40" rx="8" fill="#1668b8" />
    <path d="M11 11v18M29 11v18M11 20h18" stroke="#fff" strokeWidth="4" />
  </svg>
);

const phone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' as const } } } },
  globals: { viewport: { value: 'phone' } },
};

const meta = {
  title: 'Layout/WrapperLayout',
  component: WrapperLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Harrow',
    claim: 'Dealer and service portal',
    logo,
    picture: hills,
    foot: <p style={{ margin: 0, textAlign: 'center' }}>© 2026 Harrow</p>,
    children: (
      <>
        <h1>Log in</h1>
        <Form layout="vertical">
          <Form.Item label="User name" name="username">
            <Input autoComplete="username" />
          </Form.Item>
          <Form.Item label="Password" name="password">
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Button type="primary" block>
            Log in
          </Button>
        </Form>
      </>
    ),
  },
} satisfies Meta<typeof WrapperLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const placeOf = (element: Element): DOMRect => element.getBoundingClientRect();
const pictureIn = (canvasElement: HTMLElement): Element => canvasElement.querySelector('[aria-hidden] > svg')!;

/** The form at the right, at most 480 px wide; the picture takes the rest. */
export const Wide: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const main = await canvas.findByRole('main');
    await step('form and picture stand side by side', async () => {
      await expect(placeOf(main).width).toBe(480);
      await expect(placeOf(pictureIn(canvasElement)).right).toBe(placeOf(main).left);
      await expect(placeOf(pictureIn(canvasElement)).height).toBe(placeOf(main).height);
    });
    await step('the form heads the page, and the picture is passed by', async () => {
      await expect(canvas.getAllByRole('heading')).toEqual([canvas.getByRole('heading', { level: 1, name: 'Log in' })]);
      await expect(canvas.queryByRole('img', { name: 'Hills' })).not.toBeInTheDocument();
    });
  },
};

const longTexts: Story['args'] = {
  productName: 'Сельскохозяйственный машиностроительный завод «Северо-Западный»',
  claim: 'Портал дилеров и послепродажного обслуживания сельскохозяйственной техники',
  children: (
    <>
      <h1>Восстановление доступа к учётной записи</h1>
      <p>Укажите имя пользователя: администратор задаст новый пароль и сообщит его вам.</p>
      <Button type="primary" block>
        Отправить заявку администратору
      </Button>
    </>
  ),
};

/** 390 px: the picture is a band above the form; long texts wrap. */
export const Phone: Story = {
  ...phone,
  args: longTexts,
  play: async ({ canvas, canvasElement }) => {
    const main = await canvas.findByRole('main');
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(clientWidth).toBe(390);
    await expect(scrollWidth).toBe(390);
    await expect(placeOf(main).left).toBe(0);
    await expect(placeOf(main).width).toBe(390);
    await expect(placeOf(main).top).toBe(168);
    await expect(placeOf(pictureIn(canvasElement)).width).toBe(390);
    await expect(placeOf(canvas.getByText(/Северо-Западный/)).right).toBeLessThanOrEqual(390);
  },
};

export const Dark: Story = {
  args: longTexts,
  globals: { theme: 'dark', language: 'ru' },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await expect(getComputedStyle(main).backgroundColor).toBe('rgb(24, 27, 31)');
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).color).toBe('rgb(230, 232, 235)');
  },
};

/** Without a picture the form has the page for itself. */
export const WithoutPicture: Story = {
  args: { picture: undefined, foot: undefined },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await expect(placeOf(main).width).toBe(document.documentElement.clientWidth);
    const form = placeOf(canvas.getByRole('heading', { level: 1 }).parentElement!);
    await expect(Math.round(form.left)).toBe(Math.round(document.documentElement.clientWidth - form.right));
  },
};
