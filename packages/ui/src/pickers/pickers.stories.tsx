import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HarrowProvider, useSettings } from '../HarrowProvider/index.ts';
import { DepartmentPicker, PositionPicker, RolePicker, UserPicker } from './index.ts';

const changed = fn();

const meta = {
  title: 'Pickers/Users, departments, roles, positions',
  beforeEach: () => void changed.mockReset(),
  render: () => (
    <Form
      layout="vertical"
      style={{ maxWidth: 520 }}
      initialValues={{ reviewers: 'u00001,left_us', one: 'u00002', departments: 'd112', branch: '', roles: 'r2', position: 'p1' }}
      onValuesChange={changed}
    >
      <Form.Item name="reviewers" label="Reviewers">
        <UserPicker />
      </Form.Item>
      <Form.Item name="one" label="Owner">
        <UserPicker multiple={false} />
      </Form.Item>
      <Form.Item name="departments" label="Department">
        <DepartmentPicker />
      </Form.Item>
      <Form.Item name="branch" label="Branches">
        <DepartmentPicker multiple customReturnField="orgCode" maxCount={4} choosable={({ id }) => id !== 'd3'} />
      </Form.Item>
      <Form.Item name="roles" label="Roles">
        <RolePicker />
      </Form.Item>
      <Form.Item name="position" label="Position">
        <PositionPicker multiple={false} />
      </Form.Item>
    </Form>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(field: string, title: string) {
  await userEvent.click(await screen.findByRole('button', { name: field }));
  return within(await screen.findByRole('dialog', { name: title }));
}
const last = () => changed.mock.lastCall![0] as unknown;
const branch = (name: string) => screen.findByTitle(name);

/** 10,000 users. Who was chosen in one department stays chosen in the next; who has left is shown by the account name. */
export const Users: Story = {
  async play() {
    await expect(await screen.findByText('María Quispe 1')).toBeVisible();
    await expect(screen.getByText('left_us')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reviewers' })).toHaveAccessibleDescription('María Quispe 1 left_us');
    const dialog = await open('Reviewers', 'Choose users by department');
    await expect(await dialog.findByRole('checkbox', { name: 'María Quispe 1' })).toBeChecked();
    await userEvent.click(await branch('Dealers'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'João Figueiredo 4' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Account' }), '00005{Enter}');
    // The only one that is found is what was looked for.
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Grace Wanjiru 5' })).toBeChecked());
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(dialog.getByText('Selected: 4')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(last()).toEqual({ reviewers: 'u00001,left_us,u00004,u00005' });
  },
};

export const OneUser: Story = {
  async play() {
    const dialog = await open('Owner', 'Choose users by department');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Ousmane Traoré 3' }));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(last()).toEqual({ one: 'u00003' });
  },
};

/** One department of the tree, found by its name. */
export const Departments: Story = {
  async play() {
    await expect(await screen.findByText('Warranty review, Europe')).toBeVisible();
    const dialog = await open('Department', 'Choose departments');
    const search = dialog.getByPlaceholderText('Enter a department name and press Enter');
    await userEvent.type(search, 'spare{Enter}');
    await userEvent.click(await branch('Spare parts'));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(last()).toEqual({ departments: 'd12' });
  },
};

/** By keyboard: 10,000 departments of which only those in view are drawn; a branch that cannot be opened stays closed and says why. */
export const DepartmentsByKeyboard: Story = {
  async play() {
    await open('Department', 'Choose departments');
    const tree = await screen.findByRole('tree', { name: 'Departments' });
    tree.focus();
    await branch('Workshop 1');
    await userEvent.keyboard('{End}');
    await expect(await branch('Workshop 10000')).toBeVisible();
    await expect(screen.getAllByRole('treeitem').length).toBeLessThan(40);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowRight}');
    await expect(await screen.findByText('The server does not answer')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('treeitem', { name: 'Agromaquinaria del Altiplano S.A.C.' })).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(last()).toEqual({ departments: 'd21' });
  },
};

/** Linked, a department takes everything below it along, also what has not been opened; not more than the limit. */
export const LinkedDepartments: Story = {
  async play() {
    const dialog = await open('Branches', 'Choose departments');
    await userEvent.click(await branch('Dealers'));
    await userEvent.click(await branch('Workshops'));
    await expect(await dialog.findByText('Selected: 1')).toBeVisible();
    await expect(screen.getByRole('treeitem', { name: 'Workshops' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Link children' }));
    await userEvent.click(await branch('Harrow Machinery Co., Ltd.'));
    await expect(await dialog.findByText('Selected: 4 At most 4 can be chosen.')).toBeVisible();
    await userEvent.click(await branch('Harrow Machinery Co., Ltd.'));
    await expect(await dialog.findByText('Selected: 1')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Unlink' }));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(last()).toEqual({ branch: 'D2' });
  },
};

/** Lets the departments below the first one come. */
let letBranchCome = () => {};

/** A branch may open above a row that is being pressed: what has come to stand under the pointer was not pressed, and is not chosen. */
export const ABranchArrivesDuringAPress: Story = {
  render: function Held() {
    const { sources } = useSettings();
    const [departments] = useState(() => {
      const source = sources.departments!;
      const held = new Promise<void>((resolve) => (letBranchCome = resolve));
      return {
        ...source,
        async children(pid: string | undefined, signal: AbortSignal) {
          if (pid === 'd1') await held;
          return source.children(pid, signal);
        },
      };
    });
    return (
      <HarrowProvider sources={{ ...sources, departments }}>
        <Form onValuesChange={changed}>
          <Form.Item name="department" label="Department">
            <DepartmentPicker multiple={false} />
          </Form.Item>
        </Form>
      </HarrowProvider>
    );
  },
  async play() {
    const dialog = await open('Department', 'Choose departments');
    // The tree is as high as it gets, so that the dialog stays where it is.
    await branch('Workshop 1');
    const pressed = await branch('Dealers');
    const { left, top } = pressed.getBoundingClientRect();
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: pressed });
    letBranchCome();
    await branch('Spare parts');
    await mouse.pointer({ keys: '[/MouseLeft]', target: document.elementFromPoint(left + 2, top + 2)! });
    await expect(screen.getByRole('treeitem', { name: 'Spare parts' })).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(await branch('Dealers'));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(last()).toEqual({ department: 'd2' });
  },
};

export const DepartmentsUnreachable: Story = {
  async play() {
    const dialog = await open('Department', 'Choose departments');
    await userEvent.type(dialog.getByPlaceholderText('Enter a department name and press Enter'), 'down{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The server does not answer');
  },
};

export const Roles: Story = {
  async play() {
    await expect(await screen.findByText('Service manager')).toBeVisible();
    const dialog = await open('Roles', 'Choose: Role');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Claim reviewer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(last()).toEqual({ roles: 'r2,r3' });
  },
};

export const Positions: Story = {
  async play() {
    const dialog = await open('Position', 'Choose: Position');
    await expect(await dialog.findByText('Grade 2')).toBeVisible();
    await userEvent.click(dialog.getByText('Mechanic'));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(last()).toEqual({ position: 'p5' });
    await waitFor(() => expect(screen.getByText('Mechanic')).toBeVisible());
  },
};

export const Russian: Story = {
  globals: { language: 'ru' },
  play: async () => void (await open('Reviewers', 'Выбор пользователей по подразделениям')),
};

export const Disabled: Story = {
  render: () => (
    <Form layout="vertical" style={{ maxWidth: 520 }} initialValues={{ reviewers: 'u00001,left_us', departments: 'd112', roles: 'r2', position: 'p1' }}>
      <Form.Item name="reviewers" label="Reviewers">
        <UserPicker disabled />
      </Form.Item>
      <Form.Item name="departments" label="Department">
        <DepartmentPicker disabled />
      </Form.Item>
      <Form.Item name="roles" label="Roles">
        <RolePicker disabled />
      </Form.Item>
      <Form.Item name="position" label="Position">
        <PositionPicker disabled multiple={false} />
      </Form.Item>
    </Form>
  ),
  async play() {
    await expect(await screen.findByText('María Quispe 1')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reviewers' })).toBeDisabled();
  },
};
