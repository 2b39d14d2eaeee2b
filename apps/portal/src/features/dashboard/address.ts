import { type Asked, periodOf } from './dashboards.ts';

/** Period and filters in the address of the page. */
export function askedIn(search: URLSearchParams): Asked {
  const [dealerCode, marketGroup] = [search.get('dealerCode'), search.get('marketGroup')];
  return { months: periodOf(search.get('months')), ...(dealerCode && { dealerCode }), ...(marketGroup && { marketGroup }) };
}
