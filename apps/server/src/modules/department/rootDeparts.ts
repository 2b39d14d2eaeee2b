import { json, newId, type Trx } from '../../shared/database/database.ts';
import { languages, message, type Texts } from '../../shared/messages/messages.ts';
import './tables.ts';

/** The maker, and below what all dealers lie. */
export const makerRoot = 'A01';
export const dealerRoot = 'B01';

const roots = [
  { orgCode: makerRoot, name: 'depart.maker' },
  { orgCode: dealerRoot, name: 'dealer.root' },
] as const;

/** The two nodes that every installation has; those that are there stay as they are. */
export async function addRootDeparts(trx: Trx, createBy: string): Promise<void> {
  await trx
    .insertInto('sysDepart')
    .values(
      roots.map(({ orgCode, name }) => ({
        id: newId(),
        pid: null,
        orgCode,
        departName: json(Object.fromEntries(languages.map((language) => [language, message(language, name)])) as Texts),
        orgCategory: 1 as const,
        dealerCode: null,
        subDealerCode: null,
        createBy,
      })),
    )
    .onConflict((conflict) => conflict.column('orgCode').doNothing())
    .execute();
}
