import { parseListAddress } from '../../../shared/list/address/listAddress.ts';
import { activityListing } from '../activities.ts';

/** Filters of the list that the calendar keeps: the month takes the place of the period. */
export function keptFilters(search: URLSearchParams): Record<string, string> {
  const { filters } = parseListAddress(search);
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !['month', 'startDate_begin', 'startDate_end'].includes(name)));
}

/** The calendar with the filters of the list. @param search address of the list */
export const calendarAddress = (search: URLSearchParams): string => withFilters(`${activityListing.address}/calendar`, keptFilters(search));

/** The list with the filters of the calendar. @param search address of the calendar */
export const listAddress = (search: URLSearchParams): string => withFilters(activityListing.address, keptFilters(search));

function withFilters(path: string, filters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(filters).toString();
  return query === '' ? path : `${path}?${query}`;
}
