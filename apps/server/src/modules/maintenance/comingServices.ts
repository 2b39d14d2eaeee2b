import type { Context } from '../../shared/context.ts';
import { listPage } from '../../shared/list/list.ts';
import { listLink } from '../../shared/list/listLink.ts';
import type { Coming, Expected } from '../home/hooks.ts';
import { today } from '../../shared/session/currentUser.ts';
import { dueFilters, dueList } from './reading/dueList.ts';

/** Services that are due within so many days. */
const days = 30;

async function servicesDue(context: Context): Promise<Expected> {
  const { total, records } = await listPage(context, dueList(context), { pageSize: 1 }, dueFilters(context, { dueWithinDays: days }));
  const first = records[0]?.dueDate ?? null;
  const day = today(context.user, context.services.now());
  // What should have been done before is due today.
  return { n: total, day: first !== null && first < day ? day : first, link: listLink('/service/maintenance/due', { dueWithinDays: String(days) }) };
}

/** For the home page. */
export const comingServices: Coming = { key: 'maintenance.due', permission: 'maintenance:query', read: servicesDue };
