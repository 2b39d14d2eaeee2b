import { json, newId, type Trx } from '../../shared/database/database.ts';
import { type Language, languages, message, type Texts } from '../../shared/messages/messages.ts';
import './tables.ts';

/** The maker, and below what all dealers lie. */
export const makerRoot = 'A01';
export const dealerRoot = 'B01';

const inAllLanguages = (say: (language: Language) => string) => json(Object.fromEntries(languages.map((language) => [language, say(language)])) as Texts);

/** The two nodes that every installation has; those that are there stay as they are. */
export async function addRootDeparts(trx: Trx, createBy: string): Promise<void> {
  const roots = [
    { orgCode: makerRoot, departName: inAllLanguages((language) => message(language, 'depart.maker')) },
    { orgCode: dealerRoot, departName: inAllLanguages((language) => message(language, 'dealer.root')) },
  ];
  await trx
    .insertInto('sysDepart')
    .values(roots.map((root) => ({ ...root, id: newId(), pid: null, orgCategory: 1 as const, dealerCode: null, subDealerCode: null, createBy })))
    .onConflict((conflict) => conflict.column('orgCode').doNothing())
    .execute();
}
