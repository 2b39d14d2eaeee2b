import type { CoreTags } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { oneOf } from '../../shared/list/filters.ts';
import { listPage } from '../../shared/list/list.ts';
import '../dealer/tables.ts';
import { coreList } from './coreList.ts';

/** At most as many as ids can be asked for. */
const page = { pageNo: 1, pageSize: 200, column: 'tagNo', order: 'asc' } as const;

/** Cores for their tags, each in the language of its dealer: whoever prints them, it is the dealer's workshop that ties them to the parts. */
export async function coreTags(context: Context, ids: string): Promise<CoreTags[]> {
  const { db, user } = context;
  const dealers = await db
    .selectFrom('dealer')
    .select(['dealerCode', 'language'])
    .where('dealerCode', 'in', db.selectFrom('usedPartsTask').select('dealerCode').where('id', 'in', ids.split(',')))
    .execute();
  const byLanguage = Map.groupBy(dealers, ({ language }) => language);
  const tags = await Promise.all(
    [...byLanguage].map(async ([language, theirs]): Promise<CoreTags> => {
      const inItsLanguage = { ...context, user: { ...user, language } };
      const codes = theirs.map(({ dealerCode }) => dealerCode).join(',');
      const { records } = await listPage(inItsLanguage, coreList(inItsLanguage), page, [
        oneOf('usedPartsTask.id', ids),
        oneOf('usedPartsTask.dealerCode', codes),
      ]);
      return { language, cores: records };
    }),
  );
  return tags.filter(({ cores }) => cores.length > 0);
}
