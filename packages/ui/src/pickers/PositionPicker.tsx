import { Suspense } from 'react';
import { useSource } from '../HarrowProvider/index.ts';
import { usePickerTexts } from './hooks/usePickerTexts.ts';
import { WaitingField } from './parts/WaitingField.tsx';
import type { PickerControlProps } from './pickers.types.ts';
import { SelectFromList } from './SelectFromList.tsx';
import type { Position } from '../sources/recordSources.ts';

const dialogWidth = 1000;

/** @typeParam T what the source `positions` of the provider gives, where a record has more than a `Position` */
export interface PositionPickerProps<T extends Position = Position> extends PickerControlProps<T> {
  /** Field that is stored. Default `id`. */
  store?: 'id' | 'code';
}

/** Chooses positions by name, code and rank, from the source `positions` of the provider. */
export function PositionPicker<T extends Position = Position>(props: PositionPickerProps<T>) {
  return (
    <Suspense fallback={<WaitingField id={props.id} />}>
      {/* What the host's source gives is of the host's type. */}
      <Field {...(props as unknown as PositionPickerProps)} />
    </Suspense>
  );
}

function Field({ store = 'id', ...control }: PositionPickerProps) {
  const { t } = usePickerTexts();
  return (
    <SelectFromList<Position>
      {...control}
      name={t('position.title')}
      source={useSource('positions')}
      width={dialogWidth}
      ellipsisLength={25}
      valueKey={store}
      labelKey="name"
      columns={[
        { key: 'name', title: t('position.name'), sortable: true },
        { key: 'code', title: t('position.code'), sortable: true },
        { key: 'rank', title: t('position.rank'), render: (position) => position.rank_dictText ?? position.rank },
      ]}
      queries={[{ key: 'name', label: t('position.name') }]}
    />
  );
}
