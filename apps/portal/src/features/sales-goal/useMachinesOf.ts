import type { SalesGoalItem } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { listLink } from '../../shared/list/listLink.ts';
import { platformOptions, teamOptions } from './goals.ts';

type Counted = Pick<SalesGoalItem, 'year' | 'dealerCode' | 'productTeam' | 'platform' | 'goalBasis'>;

/** Address of the list with the machines that a goal counts, of the year or of one month (`YYYY-MM`). */
export function useMachinesOf(): (goal: Counted, month?: string) => string {
  const { data: teams = [] } = useQuery(teamOptions);
  const { data: platforms = [] } = useQuery(platformOptions);
  return ({ year, dealerCode, productTeam, platform, goalBasis }, month) => {
    const products =
      platform === null ? teams.find(({ value }) => value === productTeam)?.secondProducts : platforms.find(({ value }) => value === platform)?.thirdProducts;
    const [first, last] = month === undefined ? [`${year}-01-01`, `${year}-12-31`] : [`${month}-01`, lastDayOf(month)];
    const day = goalBasis === 'retail' ? 'deliveryDate' : 'shipDate';
    return listLink(
      '/vehicle/list',
      { dealerCode },
      {
        match: 'and',
        items: [
          { field: day, rule: 'ge', val: first, type: 'date' },
          { field: day, rule: 'le', val: last, type: 'date' },
          { field: platform === null ? 'secondProduct' : 'thirdProduct', rule: 'in', val: (products ?? []).join(','), type: 'input' },
        ],
      },
    );
  };
}

/** @param month `YYYY-MM` */
function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}
