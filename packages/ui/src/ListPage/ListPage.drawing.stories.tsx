import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { claimList, HeldList } from './HeldList.fixtures.tsx';
import { type Claim, claimColumns } from './ListPage.fixtures.tsx';
import { ListPage } from './ListPage.tsx';
import type { ListPageProps } from './ListPage.types.ts';

/** Claim numbers of the rows, as often as they were drawn. */
let drawn: string[] = [];
const countedColumns: typeof claimColumns = claimColumns.map((column) =>
  column.key === 'claimNo'
    ? {
        ...column,
        render: ({ claimNo }) => {
          drawn.push(claimNo);
          return claimNo;
        },
      }
    : column,
);

/** An application whose handlers are other functions on every render, as they usually are. */
function ListWithNews() {
  const [newCount, setNewCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setNewCount((count) => count + 1)}>
        Another record arrives
      </button>
      <HeldList
        {...claimList}
        columns={countedColumns}
        data={{ ...claimList.data, newCount }}
        selection={{ ids: [], onChange: () => undefined }}
        rows={{ ...claimList.rows, onOpen: () => undefined }}
      />
    </>
  );
}

const meta: Meta<ListPageProps<Claim>> = {
  title: 'Lists/ListPage/Drawing',
  component: ListPage<Claim>,
  tags: ['!dev', '!autodocs'],
  render: () => <ListWithNews />,
};
export default meta;
type Story = StoryObj<ListPageProps<Claim>>;

/** @param redrawn records that are drawn anew when the second is selected */
async function drawOnlyWhatChanges(redrawn: string[]) {
  const field = await screen.findByLabelText('Claim no.');
  await screen.findByText('WC20240501042');
  drawn = [];
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
  await waitFor(() => expect(screen.getByText('1 selected')).toBeVisible());
  await expect(new Set(drawn)).toEqual(new Set(redrawn));
  drawn = [];
  await userEvent.type(field, 'WC');
  await expect(field).toHaveValue('WC');
  await userEvent.click(screen.getByRole('button', { name: 'Another record arrives' }));
  await screen.findByRole('button', { name: /1 new record/ });
  await expect(drawn).toEqual([]);
}

/** Selecting, typing into the search form and a live notice draw the cells of no row anew. */
export const OnlyWhatChangesIsDrawn: Story = { play: () => drawOnlyWhatChanges([]) };

/** A card is drawn as a whole. */
export const OnlyWhatChangesIsDrawnOnAPhone: Story = { globals: { viewport: { value: 'mobile1' } }, play: () => drawOnlyWhatChanges(['WC20240501035']) };
