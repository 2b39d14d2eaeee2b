import type { HomeNotice } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import { listPage } from '../../shared/list/list.ts';
import { hasToConfirm, isUnread } from './audience.ts';
import { readerList } from './readNotices.ts';

const most = 3;

/** The notices of the home page: those that the user has to confirm first, then as the list has them. */
export async function noticesOfHome(context: Context): Promise<HomeNotice[]> {
  const { user } = context;
  const first = async (...filters: Filter[]) => (await listPage(context, readerList(context), { pageSize: most }, filters)).records;
  const toConfirm = hasToConfirm(user) ? await first(equal('publicNotice.mustRead', 'Y'), isUnread(user)) : [];
  const ids = new Set(toConfirm.map(({ id }) => id));
  const others = (await first()).filter(({ id }) => !ids.has(id));
  return [...toConfirm.map((notice) => ({ ...notice, toConfirm: true })), ...others.map((notice) => ({ ...notice, toConfirm: false }))].slice(0, most);
}
