import { dealersOptions, resultOf } from '@harrow/api-client';
import {
  computedColumn,
  type EditableColumn,
  linkedColumn,
  lookupColumn,
  type LookupSource,
  numberColumn,
  radioGroupColumn,
  readOnlyColumn,
} from '@harrow/ui/editable-table';
import type { TFunction } from 'i18next';
import { queryClient } from '../../../platform/queryClient.ts';
import { platformOptions, teamOptions } from '../goals.ts';
import styles from '../goals.module.css';
import { months, targetField, totalOf } from '../months.ts';
import type { GoalRow } from './goalRow.ts';

/** Dealers in the user's scope. */
const dealers: LookupSource = {
  search: (keyword, signal) => resultOf(dealersOptions({ query: { keyword }, signal })),
  load: async (values) => (await resultOf(dealersOptions({ query: {} }))).filter(({ value }) => values.includes(value)),
};

const options = (list: readonly { value: string; text: string }[]) => list.map(({ value, text }) => ({ value, text }));
const teams = async () => options(await queryClient.ensureQueryData(teamOptions));
const platformsOf = async (team: unknown) => options((await queryClient.ensureQueryData(platformOptions)).filter(({ productTeam }) => productTeam === team));

/** Most machines in a year. */
const most = 99_999;

export const goalGridColumns = (t: TFunction<'salesGoal'>): EditableColumn<GoalRow>[] => [
  readOnlyColumn({ key: 'goalNo', title: t('field.goalNo'), width: 116, frozen: 'left' }),
  lookupColumn({ key: 'dealerCode', title: t('field.dealerName'), width: 190, frozen: 'left', required: true, source: dealers }),
  linkedColumn<GoalRow>({ key: 'productTeam', title: t('field.productTeam'), width: 140, required: true, load: teams }),
  linkedColumn<GoalRow>({
    key: 'platform',
    title: t('field.platform'),
    width: 110,
    dependsOn: 'productTeam',
    allowClear: true,
    placeholder: t('wholeTeam'),
    load: platformsOf,
  }),
  radioGroupColumn<GoalRow>({ key: 'goalBasis', title: t('field.goalBasis'), width: 150, dictCode: 'goal_basis' }),
  numberColumn({ key: 'annualTarget', title: t('field.annualTarget'), width: 110, precision: 0, min: 1, max: most, required: true, statistics: true }),
  ...months.map((month) =>
    numberColumn<GoalRow>({
      key: targetField(month),
      title: t(`field.month${month}`),
      group: t('section.months'),
      width: 72,
      precision: 0,
      min: 1,
      max: most,
      statistics: true,
    }),
  ),
  computedColumn<GoalRow>({
    key: 'difference',
    title: t('difference'),
    width: 96,
    precision: 0,
    value: (row) => (row.annualTarget ?? 0) - totalOf(row),
    className: ({ value }) => (value ? styles.different : undefined),
  }),
];
