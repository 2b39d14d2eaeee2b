import { type Asked, periodOf } from './dashboards.ts';

/** What the address of the page asks for. */
export function askedIn(search: URLSearchParams): Asked {
  const [dealerCode, marketGroup] = [search.get('dealerCode'), search.get('marketGroup')];
  return { months: periodOf(search.get('months')), ...(dealerCode && { dealerCode }), ...(marketGroup && { marketGroup }) };
}
