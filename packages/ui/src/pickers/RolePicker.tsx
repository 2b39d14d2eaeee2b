import { Suspense } from 'react';
import { useSource } from '../HarrowProvider/index.ts';
import { usePickerTexts } from './hooks/usePickerTexts.ts';
import { WaitingField } from './parts/WaitingField.tsx';
import type { PickerControlProps } from './pickers.types.ts';
import { SelectFromList } from './SelectFromList.tsx';
import type { Role } from '../sources/recordSources.ts';

/** @typeParam T what the source `roles` of the provider gives, where a record has more than a `Role` */
export interface RolePickerProps<T extends Role = Role> extends PickerControlProps<T> {
  /** Field that is stored. Default `id`. */
  store?: 'id' | 'roleCode';
  /** Filters of the source that always hold. */
  filters?: Readonly<Record<string, string>>;
}

/** Chooses roles by name and code, from the source `roles` of the provider. */
export function RolePicker<T extends Role = Role>(props: RolePickerProps<T>) {
  return (
    <Suspense fallback={<WaitingField id={props.id} />}>
      {/* What the host's source gives is of the host's type. */}
      <Field {...(props as unknown as RolePickerProps)} />
    </Suspense>
  );
}

function Field({ store = 'id', filters, ...control }: RolePickerProps) {
  const { t } = usePickerTexts();
  return (
    <SelectFromList<Role>
      {...control}
      name={t('role.name')}
      source={useSource('roles')}
      ellipsisLength={25}
      valueKey={store}
      labelKey="roleName"
      filters={filters}
      columns={[
        { key: 'roleName', title: t('role.roleName'), sortable: true },
        { key: 'roleCode', title: t('role.roleCode'), sortable: true },
      ]}
      queries={[{ key: 'roleName', label: t('role.roleName') }]}
    />
  );
}
