import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cellOf, ColumnTable, enter, textIn } from '../EditableTable/columns/columns.fixtures.tsx';
import { lookupColumn } from '../EditableTable/index.ts';
import { manyAreas, oddAreas, peru, shakyAreas } from './AreaPicker.fixtures.ts';
import { areaLookup, AreaPicker, type AreaPickerProps, AreaText } from './index.ts';

const changed = fn();
const odd = { load: async () => oddAreas };

const meta = {
  title: 'Pickers/AreaPicker',
  component: AreaPicker,
  args: { onChange: changed },
  // The columns of antd's cascader scroll with the item that the keys of the field have reached; axe knows that of lists alone.
  parameters: { a11y: { config: { rules: [{ id: 'scrollable-region-focusable', selector: '*:not(.ant-cascader-menu)' }] } } },
  beforeEach: () => void changed.mockReset(),
  render: (args) => (
    <Form layout="vertical" style={{ maxWidth: 480 }} initialValues={{ area: args.value }} onValuesChange={({ area }) => changed(area)}>
      <Form.Item name="area" label="Region">
        <AreaPicker {...withoutValue(args)} />
      </Form.Item>
    </Form>
  ),
} satisfies Meta<typeof AreaPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const withoutValue = ({ value: _value, onChange: _onChange, ...rest }: AreaPickerProps) => rest;
const field = () => screen.findByRole('combobox', { name: 'Region' });
/** In the field: antd also says it to screen readers. */
const shows = (text: string) => waitFor(async () => expect((await field()).closest('.ant-select')).toHaveTextContent(text));
/** By its text: an item's name also says that it opens. */
const menuItem = (name: string | RegExp) =>
  screen.findByText(
    (_, item) => item?.role === 'menuitemcheckbox' && (typeof name === 'string' ? item.getAttribute('title') === name : name.test(item.textContent)),
  );
async function pick(...names: string[]) {
  for (const name of names) await userEvent.click(await menuItem(name));
}

/** Province, city and district of China; the innermost code is stored. */
export const China: Story = {
  args: { value: '110101' },
  async play() {
    await shows('北京市/北京市/东城区');
    await userEvent.click(await field());
    await pick('山东省', '青岛市', '平度市');
    await expect(changed).toHaveBeenLastCalledWith('370283');
    await shows('山东省/青岛市/平度市');
    await expect(await field()).toHaveAccessibleDescription('山东省/青岛市/平度市');
  },
};

/** By the first sounds of the names, and by names themselves. */
export const Search: Story = {
  async play() {
    await userEvent.type(await field(), 'hb xt');
    await userEvent.click(await menuItem(/湖北省.*仙桃市/));
    await expect(changed).toHaveBeenLastCalledWith('429004');
    await userEvent.type(await field(), '香港 中西');
    await userEvent.click(await menuItem(/香港特别行政区.*中西区/));
    await expect(changed).toHaveBeenLastCalledWith('810101');
    await userEvent.type(await field(), 'nowhere');
    await expect(await screen.findByText('No data found')).toBeVisible();
  },
};

/** antd's cascader reads the number of a key, which `userEvent` does not give. */
const keyCodes = { ArrowUp: 38, ArrowDown: 40, Enter: 13 };
async function press(key: keyof typeof keyCodes) {
  for (const fire of [fireEvent.keyDown, fireEvent.keyUp]) await fire(await field(), { key, keyCode: keyCodes[key] });
}
const reached = (area: string) => screen.findByText(area, { selector: '[role=status]' });

/** The keys go through what was found, and through the columns, also where an area is chosen already. */
export const KeysFromAValue: Story = {
  args: { value: '330302' },
  async play() {
    await shows('浙江省/温州市/鹿城区');
    await userEvent.type(await field(), 'yueqing');
    await menuItem(/温州市.*乐清市/);
    await press('ArrowDown');
    await reached('浙江省 / 温州市 / 乐清市');
    await press('Enter');
    await expect(changed).toHaveBeenLastCalledWith('330382');
    await shows('浙江省/温州市/乐清市');
    await userEvent.click(await field());
    await press('ArrowUp');
    await reached('瑞安市');
    await press('Enter');
    await expect(changed).toHaveBeenLastCalledWith('330381');
  },
};

/** A select for each level: another province empties what lay in the one before. */
export const Selects: Story = {
  args: { type: 'select', value: '429004', source: odd },
  async play() {
    const group = within(await screen.findByRole('group'));
    await expect(await group.findByText('仙桃市')).toBeVisible();
    await expect(group.getByRole('combobox', { name: 'Province' })).toHaveAccessibleDescription('湖北省');
    await choose('Province', '吉林省');
    // One city, one district: there is nothing to choose.
    await expect(changed).toHaveBeenLastCalledWith('220104');
    await choose('Province', '湖北省');
    await expect(changed).toHaveBeenLastCalledWith('');
    await expect(screen.getByRole('combobox', { name: 'Province' }).closest('.ant-select')).toHaveTextContent('湖北省');
    await choose('City', '武汉市');
    await expect(changed).toHaveBeenLastCalledWith('420102');
  },
};

async function choose(level: string, name: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: level }));
  await userEvent.click(await screen.findByTitle(name));
}

/** A district directly in a province, a code on two levels, a province without cities. */
export const OddShapes: Story = {
  args: { source: odd, value: '110101' },
  async play() {
    await shows('北京市/东城区');
    await userEvent.click(await field());
    await pick('台湾省', '台湾');
    await expect(changed).toHaveBeenLastCalledWith('710000');
    await shows('台湾省/台湾');
    await userEvent.click(await field());
    await pick('澳门特别行政区');
    await expect(changed).toHaveBeenLastCalledWith('820000');
  },
};

/** Any level, two levels, the whole path stored, areas of the application's own. */
export const OwnAreas: Story = {
  args: { source: peru, root: 'PE', levels: 2, store: 'path', anyLevel: true, value: 'LIM,LIM-1' },
  async play() {
    await shows('Lima/Cañete');
    await userEvent.click(await field());
    await pick('Ica');
    await expect(changed).toHaveBeenLastCalledWith('ICA');
    await pick('Chincha');
    await expect(changed).toHaveBeenLastCalledWith('ICA,ICA-1');
  },
};

/** An unknown code is shown as it is, and can be emptied. */
export const Unknown: Story = {
  args: { value: '990101', source: odd },
  async play() {
    await shows('990101');
    await userEvent.click(await field());
    await pick('湖北省', '武汉市', '江岸区');
    await expect(changed).toHaveBeenLastCalledWith('420102');
  },
};

/** A value that comes from outside is shown each time, also the same one after another choice. */
export const FilledFromOutside: Story = {
  render: function Filled() {
    const [value, setValue] = useState('110101');
    return (
      <>
        <AreaPicker aria-label="Region" type="select" source={odd} value={value} onChange={setValue} />
        <Button onClick={() => setValue('429004')}>Fill</Button>
        <output>{value}</output>
      </>
    );
  },
  async play({ canvas }) {
    const fill = await canvas.findByRole('button', { name: 'Fill' });
    for (const _time of [1, 2, 3]) {
      await userEvent.click(fill);
      await expect(await canvas.findByText('仙桃市')).toBeVisible();
      await choose('Province', '北京市');
      await waitFor(() => expect(canvas.queryByText('仙桃市')).toBeNull());
    }
  },
};

export const BadType: Story = {
  args: { type: 'tree' as never },
  globals: { language: 'zh-cn' },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('Bad type value'),
};

export const Failed: Story = {
  args: { source: shakyAreas, value: '110101' },
  async play() {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The areas could not be loaded: The server does not answer');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await shows('北京市/东城区');
  },
};

/** 10,000 areas; typing offers the first 50. */
export const ManyAreas: Story = {
  args: { source: manyAreas, value: 'd4242' },
  async play() {
    await shows('Province 4/City 42/District 4242');
    await userEvent.type(await field(), 'district 99');
    await waitFor(() => expect(screen.getAllByRole('menuitemcheckbox')).toHaveLength(50));
  },
};

export const ReadOnlyAndTexts: Story = {
  args: { readOnly: true, value: '429004' },
  render: (args) => (
    <>
      <AreaPicker {...args} /> · <AreaText value="110101,810101,gone" /> · <AreaText value="" />
    </>
  ),
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement).toHaveTextContent('湖北省/省直辖县/仙桃市 · 北京市/北京市/东城区, 香港特别行政区/香港岛/中西区, gone · –')),
};

/** In a cell of an editable table. */
export const InTable: StoryObj = {
  render: () => (
    <ColumnTable
      columns={[lookupColumn<{ id: string; area: string | null }>({ key: 'area', title: 'Area', source: areaLookup() })]}
      rows={[
        { id: '1', area: '110101' },
        { id: '2', area: null },
      ]}
      onRowsChange={(rows) => changed(rows[1]?.area)}
    />
  ),
  async play() {
    await waitFor(() => expect(textIn('1', 'area')).toBe('北京市/北京市/东城区'));
    await userEvent.type(await enter('2', 'area'), 'pds');
    await userEvent.click(await screen.findByTitle(/平度市/));
    await expect(changed).toHaveBeenLastCalledWith('370283');
    await waitFor(() => expect(cellOf('2', 'area')).toHaveTextContent('山东省/青岛市/平度市'));
  },
};

export const Dark: Story = { args: { value: '110101', type: 'select' }, globals: { theme: 'dark', language: 'ru' } };

export const Disabled: Story = {
  args: { disabled: true, value: '110101' },
  async play() {
    await shows('北京市/北京市/东城区');
    await expect(await field()).toBeDisabled();
  },
};
