import { resultOf, salesGoalMastersList } from '@harrow/api-client';
import { ListSkeleton, PageHeader } from '@harrow/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Flex, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';
import { useTabTitle } from '../../../shared/tab.ts';
import { goals, thisYear } from '../goals.ts';
import { yearsAround } from '../YearFilter.tsx';
import { GoalGrid } from './GoalGrid.tsx';
import { toGoalRow } from './goalRow.ts';

/** Rows of a page of the call. */
const pageSize = 100;
/** Years ahead that goals are set for. */
const ahead = 2;

/** Drafts of a year, two pages at most: a save takes no more. */
const drafts = (year: number) =>
  queryOptions({
    queryKey: [...goals.key, 'drafts', year],
    queryFn: async ({ signal }) => {
      const page = (pageNo: number) =>
        resultOf(salesGoalMastersList({ query: { year, status: 'draft', pageNo, pageSize, column: 'goalNo', order: 'asc' }, signal }));
      const first = await page(1);
      const second = first.pages > 1 ? await page(2) : undefined;
      return { rows: [...first.records, ...(second?.records ?? [])].map(toGoalRow), total: first.total };
    },
    // What the user types is compared with what was read.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Goals of a year as one table: drafts, and new ones. */
export function GoalGridPage() {
  const { t } = useTranslation('salesGoal');
  const [search, setSearch] = useSearchParams();
  const now = thisYear();
  const year = Number(search.get('year')) || now;
  const { data, error, refetch } = useQuery(drafts(year));
  useTabTitle(`${t('grid.title')} ${year}`);
  return (
    <Flex component="section" vertical gap={16}>
      <PageHeader
        title={t('grid.title')}
        actions={
          <Select
            aria-label={t('field.year')}
            value={String(year)}
            options={yearsAround(now, now + ahead)}
            onChange={(next) => setSearch({ year: next })}
            style={{ width: 112 }}
          />
        }
      >
        {t('grid.description')}
      </PageHeader>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && <GoalGrid key={year} year={year} stored={data.rows} hidden={data.total - data.rows.length} />}
    </Flex>
  );
}
