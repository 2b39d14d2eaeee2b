/** Changing what is known of a dealer; code, currency and bank stay. */
import { sql } from 'kysely';
import { differences } from '../../../documents/saving/saveDocument.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { json } from '../../../shared/database/database.ts';
import { fieldName, languages, type Texts } from '../../../shared/messages/messages.ts';
import { askFirst, invalid } from '../../../shared/refusal/refusal.ts';
import { checkDealers } from '../rules/checkDealers.ts';
import { type DealerInput, fixedFields, toColumns } from '../rules/toColumns.ts';
import type { DealerRow } from '../tables.ts';
import { dealerEffect } from './dealerEffect.ts';

export type DealerChanges = DealerInput;

export const edit = dealerEffect({
  async prepare({ context, before, input: { changes, confirm } }) {
    if (!changes) throw invalid([{ field: 'dealerCode', code: 'E-013' }]);
    const { marketGroup } = changes;
    const given = { dealerCode: before.dealerCode, settlementCurrency: before.currency };
    const changed = fixedFields.filter((field) => changes[field] !== given[field]);
    if (changed.length > 0)
      throw invalid(changed.map((field) => ({ field, code: 'E-557', params: { field: fieldName(context.user.language, 'dealer', field) } })));
    const [findings = []] = await checkDealers(context, [changes]);
    if (findings.length > 0) throw invalid(findings);
    if (marketGroup !== before.marketGroup && !confirm) {
      const n = await openReviews(context, before);
      if (n > 0)
        throw askFirst([{ code: 'W-558', params: { n, group: context.services.dictionaries.text('market_group', marketGroup, context.user.language) } }]);
    }
    return toColumns(changes);
  },
  async apply({ context, before }, columns) {
    const changed = differences(pick(before, columns), columns);
    if (Object.keys(changed).length === 0) return null;
    if (changed.dealerName !== undefined) await renameNode(context, before, changed.dealerName);
    return changed;
  },
  async notify({ context }) {
    // Name, zone and language stand in the sessions of its people.
    await context.services.sessions.forget(context.db, '');
  },
});

const pick = <Columns extends object>(row: object, columns: Columns): Columns =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, (row as Record<string, unknown>)[name]])) as Columns;

/** Reviews that wait for the staff of the group that the dealer leaves. */
async function openReviews({ db }: TrxContext, { dealerCode }: DealerRow): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from todo where dealer_code = ${dealerCode} and side = 'maker' and doc_type <> 'dealer'`.execute(db);
  return rows[0]!.n;
}

/** The department is named after its dealer, except where the name was translated. */
async function renameNode({ db }: TrxContext, { id, dealerName }: DealerRow, name: string): Promise<void> {
  const { departName } = await db.selectFrom('sysDepart').select('departName').where('id', '=', id).executeTakeFirstOrThrow();
  const texts = Object.fromEntries(languages.map((language) => [language, departName[language] === dealerName ? name : departName[language]])) as Texts;
  await db
    .updateTable('sysDepart')
    .set({ departName: json(texts), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
