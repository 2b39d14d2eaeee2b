import { useState } from 'react';
import { useSource } from '../../HarrowProvider/index.ts';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import type { PickerColumn, PickerDialogProps } from '../pickers.types.ts';
import type { User } from '../../sources/recordSources.ts';
import { DepartmentFilter } from './DepartmentFilter.tsx';
import { SelectDialog } from './SelectDialog.tsx';

export interface UserDialogProps extends PickerDialogProps {
  /** Field that is stored. Default `username`. */
  store?: 'id' | 'username';
  /** Field that is shown. Default `realname`. */
  text?: 'realname' | 'username';
  /** Px. Default 1250. */
  modalWidth?: number;
}

const defaultSort = { column: 'createTime', order: 'desc' } as const;
const usualSizes = [10, 20, 30];

/** Users of a department, found by account; newest first. */
export default function UserDialog({ store = 'username', text = 'realname', modalWidth = 1250, ...dialog }: UserDialogProps) {
  const { t } = usePickerTexts();
  const [department, setDepartment] = useState<string>();
  const sexes: Record<string, string> = { 1: t('user.male'), 2: t('user.female') };
  const columns: PickerColumn<User>[] = [
    { key: 'username', title: t('user.username'), sortable: true },
    { key: 'realname', title: t('user.realname'), sortable: true },
    { key: 'sex', title: t('user.sex'), width: 70, render: ({ sex }) => sexes[String(sex)] ?? sex },
    { key: 'phone', title: t('user.phone') },
    { key: 'orgCodeTxt', title: t('user.department') },
  ];
  return (
    <SelectDialog<User>
      {...dialog}
      title={t('user.title')}
      name={t('user.name')}
      source={useSource('users')}
      columns={columns}
      queries={[{ key: 'username', label: t('user.account'), placeholder: t('user.accountPlaceholder') }]}
      valueKey={store}
      labelKey={text}
      width={modalWidth}
      usualSizes={usualSizes}
      sort={defaultSort}
      side={<DepartmentFilter selected={department} onSelect={setDepartment} />}
      filters={department === undefined ? undefined : { departId: department }}
      onReset={() => setDepartment(undefined)}
    />
  );
}
