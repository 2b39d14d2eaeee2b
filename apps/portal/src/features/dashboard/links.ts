import type { ClaimMonth, NamedCount } from '@harrow/api-client';
import type { QueryGroup, QueryLine } from '@harrow/validation/query';
import { daysOfMonth } from '../../shared/daysOfMonth.ts';
import type { Filters } from '../../shared/calls/resource.ts';
import { listLink } from '../../shared/list/listLink.ts';

const claimList = '/service/warrantyClaim';
const vehicleList = '/vehicle/list';

const all = (...items: QueryGroup['items']): QueryGroup => ({ match: 'and', items });
const onDay = (field: string, rule: 'ge' | 'le' | 'lt', val: string): QueryLine => ({ field, rule, val, type: 'date' });

const inMonth = (field: string, month: string): QueryGroup => {
  const { begin, end } = daysOfMonth(month);
  return all(onDay(field, 'ge', begin), onDay(field, 'le', end));
};

/** The date this many days from today. */
const dayFrom = (today: string, days: number): string => new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Days since the arrival that a group of machines begins and ends with. */
const stockAges: Readonly<Record<string, { from?: number; to?: number }>> = { 90: { to: 90 }, 180: { from: 91, to: 180 }, more: { from: 181 } };

/** The list behind each figure, with the conditions that the figure counts by. @param dealers those to which the figures are limited; null: no limit */
export function linksOf(dealers: readonly string[] | null) {
  const ofDealers: QueryLine[] = dealers ? [{ field: 'dealerCode', rule: 'in', val: dealers.join(',') || '-', type: 'text' }] : [];
  const found = (path: string, filters: Filters, query?: QueryGroup): string =>
    listLink(path, filters, ofDealers.length > 0 ? all(...ofDealers, ...(query ? [query] : [])) : query);
  return {
    claimsByStatus: ({ key }: NamedCount): string => found(claimList, { status: key }),
    claimsSubmitted: ({ month }: Pick<ClaimMonth, 'month'>): string => found(claimList, {}, inMonth('submitTime', month)),
    claimsApproved: ({ month }: Pick<ClaimMonth, 'month'>): string => found(claimList, { status: 'audit_succeeded' }, inMonth('auditTime', month)),
    claimsOfDealer: ({ key }: NamedCount, from: string): string => found(claimList, { dealerCode: key }, all(onDay('submitTime', 'ge', from))),
    vehiclesByStatus: ({ key }: NamedCount): string => found(vehicleList, { vehicleStatus: key }),
    /** Released goals that count handovers. */
    goals: ({ year, ...filters }: { year: number; productTeam?: string; region?: string; dealerCode?: string }): string =>
      found('/sales/goal', { year: String(year), goalBasis: 'retail', status: 'pass,closed', ...filters }),
    stockOfAge: ({ key }: NamedCount, today: string): string => {
      const { from, to } = stockAges[key] ?? {};
      return found(
        vehicleList,
        { vehicleStatus: 'in_stock,pending_acceptance' },
        all(
          ...(to === undefined ? [] : [onDay('arrivalDate', 'ge', dayFrom(today, -to))]),
          ...(from === undefined ? [] : [onDay('arrivalDate', 'le', dayFrom(today, -from))]),
        ),
      );
    },
    /** The end of the extension where there is one, else that of the warranty. */
    warrantyEnding: (today: string): string => {
      const soon = (field: string): QueryLine[] => [onDay(field, 'ge', today), onDay(field, 'le', dayFrom(today, 60))];
      const withoutExtension: QueryLine = { field: 'extendEndDate', rule: 'empty', val: '', type: 'date' };
      return found(
        vehicleList,
        { vehicleStatus: 'delivered' },
        { match: 'or', items: [all(...soon('extendEndDate')), all(withoutExtension, ...soon('warrantyEndDate'))] },
      );
    },
  };
}

export type Links = ReturnType<typeof linksOf>;
