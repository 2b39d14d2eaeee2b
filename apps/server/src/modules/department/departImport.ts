/** Departments of the maker from a workbook. The server gives the codes: a row without one is new, and names the department above. */
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { text } from '../../shared/export/exportedList.ts';
import { modelCheck } from '../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../shared/import/importDefinition.ts';
import { nameImportFields } from '../../shared/import/nameImportFields.ts';
import { mentions } from '../../shared/list/mentions.ts';
import { placeFindings } from '../../shared/import/placeInTree.ts';
import { nameColumns, namesOf, type NamesInput } from '../../shared/master/master.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { wrongPhone } from '../../shared/wrongPhone.ts';
import { addDepart, editDepart } from './administration.ts';
import './tables.ts';

interface DepartRow extends NamesInput {
  orgCode?: string | null;
  parentOrgCode?: string | null;
  sortNo?: number | null;
  phone?: string | null;
  orgType?: string | null;
  status?: 1 | 2 | null;
}

/** Those that are kept here: dealers and sub-dealers are opened elsewhere. */
const kept = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('sysDepart')
    .select(['id', 'pid', 'orgCode', 'orgCategory', 'sortNo', 'status', 'phone', 'orgType', 'address', 'managerIds', 'version'])
    .where('orgCategory', '<=', 2)
    .where('orgCode', 'like', 'A%')
    .execute();

const fields = { code: 'orgCode', above: 'parentOrgCode' };

export const departImport: ImportDefinition<DepartRow> = {
  name: 'sysDepart',
  noun: 'department',
  form: modelCheck('DepartRow'),
  keyField: 'orgCode',
  keyOf: ({ orgCode, parentOrgCode, nameZh }) => orgCode || `${parentOrgCode ?? ''} ${nameZh}`,
  fields: [
    { name: 'orgCode', kind: 'code' },
    { name: 'parentOrgCode', kind: 'code' },
    ...nameImportFields,
    { name: 'sortNo', kind: 'number' },
    { name: 'phone', kind: 'text' },
    { name: 'orgType', kind: 'choice', dictionary: 'org_type' },
    { name: 'status', kind: 'number' },
  ],
  async check(context, rows) {
    const departs = await kept(context);
    const nodes = departs.map(({ orgCode, ...depart }) => ({ ...depart, code: orgCode }));
    const roots = new Set(departs.filter(({ pid }) => pid === null).map(({ orgCode }) => orgCode));
    const phones = new Map(departs.map(({ orgCode, phone }) => [orgCode, phone]));
    return rows.map(({ orgCode, parentOrgCode, phone }): InvalidField[] => {
      if (!orgCode && !parentOrgCode) return [{ field: 'parentOrgCode', code: 'contract.required' }];
      if (orgCode && roots.has(orgCode)) return [{ field: 'orgCode', code: 'depart.stays' }];
      return [
        ...placeFindings(context, nodes, { code: orgCode, above: parentOrgCode, fields, noun: 'department' }),
        ...wrongPhone({ field: 'phone', typed: phone, stored: phones.get(orgCode ?? '') }),
      ];
    });
  },
  async store(context, rows) {
    const byCode = new Map((await kept(context)).map((depart) => [depart.orgCode, depart]));
    for (const { orgCode, parentOrgCode, sortNo, phone, orgType, status, ...names } of rows) {
      const known = byCode.get(orgCode ?? '');
      const record = {
        departName: namesOf(names),
        sortNo: sortNo ?? known?.sortNo ?? 0,
        phone: phone ?? known?.phone ?? null,
        orgType: orgType ?? known?.orgType ?? null,
        address: known?.address ?? null,
        managerIds: known?.managerIds ?? [],
        status: status ?? (known?.status as 1 | 2 | undefined) ?? 1,
      };
      await (known
        ? editDepart(context, { ...record, id: known.id, version: known.version })
        : addDepart(context, { ...record, pid: byCode.get(parentOrgCode!)!.id }));
    }
  },
};

/** Columns of the workbook that an import does not read. */
export const departFacts = [text('address'), text('managers'), text('path')];

/** The maker's departments as rows of the workbook, each with the names above it. @param keyWord part of the name or the code */
export async function departRows({ db, user }: Context, keyWord = ''): Promise<Record<string, string | number | null>[]> {
  const { language } = user;
  const { rows } = await sql<
    Record<string, string | number | null>
  >`select d.org_code, above.org_code as parent_org_code, ${nameColumns('d', 'departName')}, d.sort_no, d.phone, d.org_type,
    d.status, d.address,
    (select string_agg(u.realname, ', ' order by u.realname collate alphabetical) from sys_user u where u.id = any(d.manager_ids)) as managers,
    (select string_agg(p.depart_name ->> ${language}::text, ' / ' order by length(p.org_code)) from sys_depart p where starts_with(d.org_code, p.org_code)) as path
    from sys_depart d left join sys_depart above on above.id = d.pid
    where d.org_category <= 2 and d.org_code like 'A%' and ${mentions(keyWord, 'd.orgCode', sql`d.depart_name ->> ${language}::text`)} order by d.org_code`.execute(
    db,
  );
  return rows;
}
